import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { directionOf, localeOf } from '#shared/messages/languages.ts'
import { deviceName } from '#shared/domain/device-name.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { languageFor, textsFor } from '#server/messages/texts.ts'

/** A mail to queue in the outbox. */
export interface Letter {
  /** The account that the mail is about. */
  userId: string
  recipient: string
  purpose: MailPurpose
  subject: string
  text: string
  html: string
  /** The link in the mail, or "". */
  link: string
}

export type MailPurpose =
  | 'verification'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChanged'
  | 'invitation'
  | 'passwordChanged'
  | 'newSignIn'
  | 'signInCode'
  | 'proofCode'
  | 'securityChanged'

/** A change of how an account is protected, about which its owner gets a mail. */
export type SecurityEvent =
  | 'totpOn'
  | 'totpOff'
  | 'mailCodeOn'
  | 'mailCodeOff'
  | 'recoveryCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'providerLinked'
  | 'providerUnlinked'

/** The account and the address to write to, which is the account's address or a new one that is not confirmed yet. */
export interface Recipient {
  id: string
  email: string
  /** The account's language tag, or "" for the browser's language. */
  language: string
}

/** A mail before its language is chosen: `languages` are the tags of the request's Accept-Language. */
export interface Draft {
  to: Recipient
  languages: readonly string[]
  publicUrl: string
}

/** A mail with a link for which the request has signed a token. */
interface LinkDraft extends Draft {
  token: string
  /** The lifetime of the token. */
  seconds: number
}

/** Asks a new user to confirm the address. The mail says for how many hours its token is valid. */
export const verificationLetter = ({ token, seconds, ...draft }: LinkDraft) =>
  letter(draft, 'verification', ({ subject, text, button, validity, unexpected }) => ({
    subject,
    paragraphs: [text],
    button: { label: button, link: linkTo(draft.publicUrl, '/auth/verify-email', token) },
    notes: [validity({ hours: seconds / 3600 }), token, unexpected],
  }))

/** Contains a link for choosing a new password, valid once and for some minutes. */
export const passwordResetLetter = ({ token, seconds, ...draft }: LinkDraft) =>
  letter(draft, 'passwordReset', ({ subject, text, button, validity }) => ({
    subject,
    paragraphs: [text],
    button: { label: button, link: linkTo(draft.publicUrl, '/auth/reset-password', token) },
    notes: [validity({ minutes: seconds / 60 })],
  }))

/** Asks the owner of the new address to confirm it. The link is valid once and for some minutes. */
export const emailChangeLetter = ({ token, seconds, ...draft }: LinkDraft) =>
  letter(draft, 'emailChange', ({ subject, text, button, validity }) => ({
    subject,
    paragraphs: [text],
    button: { label: button, link: linkTo(draft.publicUrl, '/auth/confirm-email-change', token) },
    notes: [validity({ minutes: seconds / 60 })],
  }))

/** Invites somebody who has no account to create one. The link is valid once and for some days. */
export const invitationLetter = ({ link, days, ...draft }: Draft & { link: string; days: number }) =>
  letter(draft, 'invitation', ({ subject, text, button, validity, unexpected }) => ({
    subject,
    paragraphs: [text],
    button: { label: button, link },
    notes: [validity({ days }), unexpected],
  }))

/** Informs the old address after a change of address. It does not name the new one: others may read the old mailbox. */
export const emailChangedLetter = (draft: Draft) =>
  letter(draft, 'emailChanged', ({ subject, text, unexpected, button }) => ({
    subject,
    paragraphs: [text, unexpected],
    button: { label: button, link: draft.publicUrl },
    notes: [],
  }))

/** Informs the owner of an account that its password was changed. */
export const passwordChangedLetter = (draft: Draft) =>
  letter(draft, 'passwordChanged', ({ subject, text, unexpected, button }) => ({
    subject,
    paragraphs: [text, unexpected],
    button: { label: button, link: `${draft.publicUrl}/auth/forgot-password` },
    notes: [],
  }))

/** Informs the owner of an account of a sign-in with a browser that was not used for it before. */
export const newSignInLetter = ({ agent, at, ...draft }: Draft & { agent: string; at: Date }) =>
  letter(draft, 'newSignIn', ({ subject, text, device, unknownDevice, unexpected, button }, language) => {
    const { browser, system } = deviceName(agent)
    const both = browser !== null && system !== null
    const name = both ? device({ browser, system }) : (browser ?? system ?? unknownDevice)
    const moment = momentText(language).format(at)
    return {
      subject,
      paragraphs: [text({ device: name, moment }), unexpected],
      button: { label: button, link: `${draft.publicUrl}/auth/forgot-password` },
      notes: [],
    }
  })

/** A mail with a code that is valid once and for some minutes. */
interface CodeDraft extends Draft {
  code: string
  /** The lifetime of the code. */
  seconds: number
}

/** Contains a code to sign in with. */
export const signInCodeLetter = ({ code, seconds, ...draft }: CodeDraft) =>
  letter(draft, 'signInCode', ({ subject, text, validity, button }) => ({
    subject,
    paragraphs: [text],
    code,
    button: { label: button, link: draft.publicUrl },
    notes: [validity({ minutes: seconds / 60 })],
  }))

/** Contains a code with which a signed-in person confirms a change. */
export const proofCodeLetter = ({ code, seconds, ...draft }: CodeDraft) =>
  letter(draft, 'proofCode', ({ subject, text, validity, button }) => ({
    subject,
    paragraphs: [text],
    code,
    button: { label: button, link: `${draft.publicUrl}/settings/security` },
    notes: [validity({ minutes: seconds / 60 })],
  }))

/** Informs the owner of an account of a change of how it is protected. */
export const securityChangedLetter = ({ event, ...draft }: Draft & { event: SecurityEvent }) =>
  letter(draft, 'securityChanged', ({ subject, text, unexpected, button }) => ({
    subject,
    paragraphs: [text({ event }), unexpected],
    button: { label: button, link: `${draft.publicUrl}/auth/forgot-password` },
    notes: [],
  }))

/** The server does not know the reader's time zone, so the moment is in UTC and the mail says so. */
const momentText = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)

interface Content {
  subject: string
  paragraphs: string[]
  /** Printed on a separate line. */
  code?: string
  button: { label: string; link: string }
  notes: string[]
}

/** The mail in the account's language, or else in the first of the request's languages that has texts. */
function letter<Purpose extends MailPurpose>(
  { to, languages }: Draft,
  purpose: Purpose,
  contentOf: (texts: Catalogue['mails'][Purpose], language: string) => Content,
): Letter {
  const language = languageFor(to.language, ...languages)
  const content = contentOf(textsFor(language).mails[purpose], language)
  const { subject, paragraphs, code, button, notes } = content
  const lines = code === undefined ? paragraphs : [...paragraphs, code]
  const text = [...lines, `${button.label}:\n${button.link}`, ...notes, '— Waymark'].join('\n\n')
  return {
    userId: to.id,
    recipient: to.email,
    purpose,
    subject,
    text: `${text}\n`,
    html: page(content, language),
    link: button.link,
  }
}

const linkTo = (publicUrl: string, path: string, token: string) => `${publicUrl}${path}?token=${token}`

// Mail programs support little CSS, so all styles are inline. The colours are those of the web app.
const page = ({ subject, paragraphs, code, button, notes }: Content, language: string) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#F5F6F3;color:#14212A;font:16px/1.5 'Hanken Grotesk',system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font:600 20px/1.2 'Source Serif 4',Georgia,serif">Waymark</p>
<h1 style="margin:0 0 16px;font:600 26px/1.25 'Source Serif 4',Georgia,serif">${escaped(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${code === undefined ? '' : `<p style="margin:24px 0;font:600 32px/1.25 ui-monospace,Consolas,monospace;letter-spacing:4px">${escaped(code)}</p>`}
<p style="margin:24px 0 32px"><a href="${escaped(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#B0135E;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p>
<hr style="border:0;border-top:1px solid #DCDED8;margin:0 0 16px">
${notes.map((text) => `<p style="margin:0 0 12px;font-size:14px;color:#5F6B74;word-break:break-word">${escaped(text)}</p>`).join('\n')}
</div>
</body>
</html>
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
