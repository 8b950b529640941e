/** The error of a failed command. The message tells the operator the reason. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}
