import { useEffect, useRef, useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { askForProofBy } from '#web/lib/session/proof.ts'
import { errorToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'

/** Asks for a proof when a change on this page needs one. */
export function ProofHost({ user }: { user: User }) {
  const [isAsked, setIsAsked] = useState(false)
  const answerAsker = useRef<(isProven: boolean) => void>(() => undefined)
  const answer = (isProven: boolean) => {
    setIsAsked(false)
    answerAsker.current(isProven)
  }
  useEffect(() => {
    const stopAsking = askForProofBy(
      () =>
        new Promise((resolve) => {
          answerAsker.current = resolve
          setIsAsked(true)
        }),
    )
    return () => {
      stopAsking()
      answerAsker.current(false)
    }
  }, [])
  const { script } = useScript(() => import('./proof-dialog.tsx'), {
    isWanted: isAsked,
    onFail: () => {
      errorToast(messages.errors.partMissing, messages.errors.scriptMissing)
      answer(false)
    },
  })
  if (!isAsked || script === undefined) return null
  return <script.ProofDialog user={user} onProven={() => answer(true)} onGiveUp={() => answer(false)} />
}
