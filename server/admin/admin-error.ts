/** Why a command could not be done, in words for the person who typed it. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}
