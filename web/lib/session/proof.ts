import { GivenUp, isCallFailure } from '#web/lib/api/call-failure.ts'

/** Asks the person for a proof and tells the server; resolves to whether there is one now. */
type AskForProof = () => Promise<boolean>

let ask: AskForProof | null = null
let asking: Promise<boolean> | null = null

/** From now on `withProof` asks by this function. Returns how to stop. */
export const askForProofBy = (next: AskForProof) => {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

const isProofMissing = (error: unknown) => {
  if (!isCallFailure(error) || error.status !== 403) return false
  const { data } = error.response
  return typeof data === 'object' && data !== null && 'proof' in data
}

/** Asks the person for a proof. Throws `GivenUp` when none is given. */
export const giveProof = async (): Promise<void> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  if (!(await asking)) throw new GivenUp()
}

/**
 * Does something for which the server wants a fresh proof of who is there. When the server asks for it, the person is
 * asked, and then it is done again. Throws a `GivenUp` when the person gives no proof.
 */
export const withProof = async <Reply>(action: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await action()
  } catch (error) {
    if (!isProofMissing(error) || ask === null) throw error
    await giveProof()
    return action()
  }
}
