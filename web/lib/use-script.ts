import { useEffect, useEffectEvent, useState } from 'react'

const retryMs = { first: 5000, most: 300_000 }

type Options = {
  /** Nothing is loaded before. */
  isWanted?: boolean
  /** Called when it cannot be loaded, to close and say what a person has opened. */
  onFail?: (error: unknown) => void
}

/**
 * A script that is loaded on its own, by `import()`; undefined until it is there. A failure does not break the page,
 * as that of React's `lazy` does: while the script is wanted, it is loaded again when the network comes back and
 * after 5 s, 10 s and so on.
 */
export const useScript = <Script>(load: () => Promise<Script>, { isWanted = true, onFail }: Options = {}) => {
  const [script, setScript] = useState<Script>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const isMissing = isWanted && script === undefined
  const begin = useEffectEvent(() => load())
  const fail = useEffectEvent((error: unknown) => {
    setFailure({ error })
    onFail?.(error)
  })

  useEffect(() => {
    if (!isMissing) return undefined
    let isOver = false
    begin().then(
      (loaded) => {
        if (isOver) return
        setFailure(undefined)
        setScript(() => loaded)
      },
      (error: unknown) => {
        if (!isOver) fail(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [isMissing, attempt])

  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    if (!isMissing || failure === undefined) return undefined
    const timer = window.setTimeout(retry, Math.min(retryMs.most, retryMs.first * 2 ** attempt))
    window.addEventListener('online', retry)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [isMissing, failure, attempt])

  return { script, error: isMissing ? failure?.error : undefined, retry }
}
