/** A command failed. The message tells the operator why. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}
