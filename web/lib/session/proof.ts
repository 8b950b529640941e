import { ActionCancelled, isCallFailure } from '#web/lib/api/call-failure.ts'

/** Asks the person for a proof of identity and sends it to the server. Resolves to whether the proof was given. */
type AskForProof = () => Promise<boolean>

let ask: AskForProof | null = null
let asking: Promise<boolean> | null = null

/** Sets the function with which `withProof` asks. Returns a function that removes it. */
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

/** Asks the person for a proof. Throws an `ActionCancelled` if none is given. */
export const giveProof = async (): Promise<void> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  if (!(await asking)) throw new ActionCancelled()
}

/**
 * Runs an action for which the server may require a recent proof of identity. If the server requires it, asks the
 * person and runs the action again. Throws an `ActionCancelled` if the person gives no proof.
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
