import * as z from 'zod'
import { fieldErrorCodes } from '#shared/field-errors.ts'

const text = z.string().min(1)
const fieldError = z.strictObject({
  code: z.enum(fieldErrorCodes),
  message: text,
  params: z.record(z.string(), z.unknown()).optional(),
})
const refusal = z.strictObject({
  status: z.int(),
  message: text,
  get data() {
    return z.union([z.strictObject({ otp: z.literal(true) }), z.record(z.string(), errorsOfField)])
  },
})
/** The response to a correct first step of two. It is not an error, although its status is 401. */
const awaitsSecondStep = z.strictObject({ mfaId: text })
const failedCall = z.strictObject({
  code: z.literal('batch_request_failed'),
  message: text,
  response: refusal,
})
const errorsOfField = z.union([fieldError, z.record(z.string(), z.union([fieldError, failedCall]))])

/** Throws unless an error response has the contract's form: a message, and a code and a message for each field's error. */
export async function checkErrorForm(response: Response): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  if (response.status < 400 || !isJson) return
  z.union([refusal, awaitsSecondStep]).parse(await response.clone().json())
}
