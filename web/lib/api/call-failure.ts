/** The name under which an error's body holds the response's Retry-After, in seconds: errors have no headers. */
export const retryAfterKey = 'retryAfterSeconds'
/** The name under which an error's body holds the response's Content-Language. */
export const languageKey = 'contentLanguage'

/** The name under which an error's body holds what completes a sign-in that waits for its second step. */
export const secondStepKey = 'secondStep'

/** What the web app reads of the SDK's ClientResponseError. */
export interface CallFailure extends Error {
  /** The status of the answer, 0 when none came. */
  status: number
  /** The body of the answer. */
  response: Record<string, unknown>
  isAbort: boolean
  originalError: unknown
}

const sdkName = 'ClientResponseError'

/**
 * Whether a call of the server failed. The error is recognised by its name, because its class is in the script of the
 * SDK, which is not part of the first script.
 */
export const isCallFailure = (error: unknown): error is CallFailure =>
  error instanceof Error && error.name.startsWith(sdkName)

/**
 * A call that was not sent because the script of the SDK could not be loaded. It is handled like a call without an
 * answer; `originalError` says why the script is missing.
 */
export class UnsentCall extends Error implements CallFailure {
  override name = `${sdkName} 0`
  status = 0
  response = {}
  isAbort = false
  originalError: unknown

  constructor(cause: unknown) {
    super('The script of the SDK could not be loaded.', { cause })
    this.originalError = cause
  }
}

/** What an action throws that the person gave up before it was done. Nothing has failed, so nothing is shown. */
export class GivenUp extends Error {}

/** Whether a failure says that what was asked for is not there. */
export const isMissing = (error: unknown): boolean => isCallFailure(error) && error.status === 404
