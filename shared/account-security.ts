import * as z from 'zod/mini'
import { recordId, timestamp } from './records.ts'

/** A second step that is on or off; `since` is "" while it is off. */
const secondStep = z.object({ on: z.boolean(), since: timestamp })

export const passkey = z.object({
  id: recordId,
  /** Has 1 to 60 characters. */
  name: z.string(),
  created: timestamp,
  /** When it last signed in or proved its owner; "" when it was never used. */
  used: timestamp,
})

const linkedAccount = z.object({
  id: recordId,
  /** The name of the provider in the server's configuration. */
  provider: z.string(),
  /** The address or name of the account at the provider; can be "". */
  label: z.string(),
  created: timestamp,
})

/** How the signed-in person's account is protected: the response of `GET /api/account/security`. */
export const accountSecurity = z.object({
  password: z.object({
    set: z.boolean(),
    /** "" when the password is the first one. */
    changed: timestamp,
  }),
  passkeys: z.array(passkey),
  /** The codes of an authenticator app. */
  totp: secondStep,
  /** The codes that are mailed as the second step. */
  mailCode: secondStep,
  /** `made` is "" and `total` 0 when there are none. */
  recoveryCodes: z.object({ left: z.number(), total: z.number(), made: timestamp }),
  linked: z.array(linkedAccount),
  /** Until when sensitive changes need no new proof; "" when they need one. */
  provenUntil: timestamp,
})

export type AccountSecurity = z.infer<typeof accountSecurity>
export type Passkey = z.infer<typeof passkey>

/** An authenticator app that is being set up: the response of `POST /api/account/totp`. */
export const totpSetup = z.object({
  /** In base32, to type into an app. */
  secret: z.string(),
  /** The otpauth: URI, for a QR code. */
  uri: z.string(),
})

export type TotpSetup = z.infer<typeof totpSetup>

/** New recovery codes, which the server shows only once, such as "7kq2-m4xd". */
export const recoveryCodes = z.object({ codes: z.array(z.string()), made: timestamp })

export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** The id of a mailed code: the response of `request-otp` and of `POST /api/account/proof/code`. */
export const codeRequest = z.object({ otpId: z.string() })

/** The response (401) to a correct first step when a second step is required. */
export const secondStepDue = z.object({ mfaId: z.string() })

/**
 * The messages of the protocol (400) by which the web app distinguishes a wrong code from a sign-in that has expired.
 */
export const codeRefusals = {
  code: 'Invalid or expired OTP.',
  signIn: 'Invalid or expired MFA session.',
} as const
