/** A read on the bounded connection was stopped because it took too long. */
export class TookTooLong extends Error {
  constructor() {
    super('The read took too long and was stopped.')
  }
}
