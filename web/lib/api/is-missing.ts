import { ClientResponseError } from './api.ts'

/** Whether a failure says that what was asked for is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ClientResponseError && error.status === 404
