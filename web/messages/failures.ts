const waitOf = (seconds: number) => {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3600)} hours`
}

const staleLink = 'This link or token is no longer valid. Ask for a new mail.'
const wrongPassword = 'This is not your password'

/** The labels that forms show for fields of the record API. */
const fields: Readonly<Record<string, string>> = {
  avatar: 'Picture',
  description: 'Description',
  email: 'Email',
  name: 'Name',
  newEmail: 'New email',
  oldPassword: 'Current password',
  password: 'Password',
  passwordConfirm: 'Confirm password',
}

/** Plain words for the field errors whose texts the record API fixes, by their codes. */
const fieldErrors: Readonly<Record<string, string>> = {
  validation_not_unique: 'Already in use',
  validation_invalid_new_email: 'Already in use',
  validation_invalid_token_email: 'This address is in use by another account by now',
  validation_not_in_invalid: 'This is your address already',
  validation_required: 'Required',
  validation_is_email: 'Invalid email',
  validation_invalid_old_password: wrongPassword,
  validation_invalid_password: wrongPassword,
  validation_invalid_token: staleLink,
  validation_invalid_token_claims: staleLink,
  validation_invalid_token_payload: staleLink,
  validation_token_email_mismatch: staleLink,
  validation_file_size_limit: 'This file is too large',
  validation_invalid_mime_type: 'This kind of file is not accepted',
}

/** Why a call to the server failed and what to do about it. */
export const failureMessages = {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  offline: 'You are offline. Try again when the connection is back.',
  tooSlow: 'The server took too long to answer. Try again.',
  unexpectedReply: 'The server answered in a way this page does not understand. Reload and try again.',
  scriptLost: 'A part of this page could not be loaded. Reload the page.',
  wrongPassword: 'The email address or the password is wrong. Check both and try again.',
  refused: 'The server refused what was sent. Check it and try again.',
  signedOut: 'You are signed out. Sign in again, then try once more.',
  forbidden: 'This account is not allowed to do that.',
  missing: 'It could not be found. It may have been deleted: reload the page to see what is there now.',
  changed: 'It was changed elsewhere in the meantime. Reload the page and try again.',
  tooLarge: 'This is larger than the server accepts. Send less at once, or choose a smaller file.',
  tooMany: (seconds: number | null) =>
    `Too many attempts in a short time. Try again in ${seconds === null ? 'a minute' : waitOf(seconds)}.`,
  unavailable: 'The server does not answer at the moment. Try again in a minute.',
  /** A field by its name, and what is wrong with it. */
  inField: (field: string, message: string) => `${field}: ${message}`,
  fields,
  fieldErrors,
}
