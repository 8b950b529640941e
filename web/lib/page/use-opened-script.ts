import { useState } from 'react'
import { scriptFailedToast } from './script-failure.ts'
import { useScript } from './use-script.ts'

/**
 * A part of the page whose script is loaded when a person opens it. If that fails, the part closes and a toast
 * reports it.
 */
export const useOpenedScript = <Script>(load: () => Promise<Script>) => {
  const [isOpen, setIsOpen] = useState(false)
  const { script } = useScript(load, {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  return { isOpen, setIsOpen, script }
}
