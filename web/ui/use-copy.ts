import { useEffect, useRef, useState } from 'react'

/** How long "Copied" is shown, in milliseconds. */
const copiedMs = 2000

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text to the clipboard. The state is "copied" for two seconds, and "failed" until the next try. */
export const useCopy = () => {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Resolves to whether the browser has copied the text. */
  const copy = async (text: string): Promise<boolean> => {
    clearTimeout(timer.current)
    try {
      // `navigator.clipboard` is undefined outside a secure context (HTTPS or localhost), and the browser may refuse.
      await navigator.clipboard.writeText(text)
    } catch {
      setState('failed')
      return false
    }
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), copiedMs)
    return true
  }
  return { state, copy }
}
