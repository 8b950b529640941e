/**
 * The key in an error's body for the response's Retry-After header, in seconds. SDK errors do not contain headers.
 */
export const retryAfterKey = 'retryAfterSeconds'
/** The key in an error's body for the response's Content-Language header. */
export const languageKey = 'contentLanguage'

/** The key in an error's body for the kind of second step that completes a pending sign-in. */
export const secondStepKey = 'secondStep'

/** The properties of the SDK's ClientResponseError that the web app uses. */
export interface CallFailure extends Error {
  /** The status of the response; 0 without a response. */
  status: number
  /** The body of the response. */
  response: Record<string, unknown>
  isAbort: boolean
  originalError: unknown
}

const sdkName = 'ClientResponseError'

/**
 * Whether an error is a failed call to the server. It is recognised by its name, because its class is in the SDK's
 * script, which is loaded later.
 */
export const isCallFailure = (error: unknown): error is CallFailure =>
  error instanceof Error && error.name.startsWith(sdkName)

/**
 * A call that was not sent because the SDK's script could not be loaded. It is handled like a call without a
 * response; `originalError` is the error of loading.
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

/** Thrown when the person cancelled an action. Nothing has failed, so no message is shown. */
export class ActionCancelled extends Error {}

/** Whether the server answered that the resource does not exist. */
export const isMissing = (error: unknown): boolean => isCallFailure(error) && error.status === 404
