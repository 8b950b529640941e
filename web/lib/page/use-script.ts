import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadMissingTexts } from '#web/messages/language.ts'

const retryMs = { first: 5000, most: 15_000 }

type Options = {
  /** While false, the script is not loaded. */
  isWanted?: boolean
  /** Called when the script cannot be loaded, to close the part of the page that a person has opened. */
  onFail?: (error: unknown) => void
}

/** Loads a script in advance. A failure is ignored: the later import reports it. */
export const preloadScript = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined)
}

/**
 * Loads a script by `import()`, with its texts; undefined until it is loaded. Unlike with React's `lazy` a failure
 * does not break the page: while the script is wanted, it is loaded again when the network comes back, and after 5 s,
 * 10 s and then every 15 s.
 */
export const useScript = <Script>(load: () => Promise<Script>, { isWanted = true, onFail }: Options = {}) => {
  const [script, setScript] = useState<Script>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const runAgain = useRef<() => void>(() => undefined)
  const isMissing = isWanted && script === undefined
  const begin = useEffectEvent(() => load())
  const fail = useEffectEvent((error: unknown) => {
    setFailure({ error })
    onFail?.(error)
  })

  useEffect(() => {
    if (!isMissing) return undefined
    let isOver = false
    let failures = 0
    let timer: number | undefined
    const run = async () => {
      window.clearTimeout(timer)
      try {
        const loaded = await begin()
        await loadMissingTexts()
        if (isOver) return
        setFailure(undefined)
        setScript(() => loaded)
      } catch (error) {
        if (isOver) return
        fail(error)
        timer = window.setTimeout(runNow, Math.min(retryMs.most, retryMs.first * 2 ** failures))
        failures += 1
      }
    }
    const runNow = () => void run()
    runAgain.current = runNow
    window.addEventListener('online', runNow)
    runNow()
    return () => {
      isOver = true
      window.clearTimeout(timer)
      window.removeEventListener('online', runNow)
    }
  }, [isMissing])

  return { script, error: isMissing ? failure?.error : undefined, retry: () => runAgain.current() }
}
