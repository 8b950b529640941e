import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { loadAhead, useScript } from '#web/lib/page/use-script.ts'

/** A menu whose script is loaded at the first touch of its button; a toast says when that fails. */
export const useMenu = <Script>(load: () => Promise<Script>) => {
  const [isOpen, setIsOpen] = useState(false)
  const { script } = useScript(load, {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  return {
    isOpen,
    setIsOpen,
    script,
    /** For the button, as long as the script is not there. */
    buttonProps: {
      'aria-expanded': isOpen,
      onPointerEnter: () => loadAhead(load),
      onFocus: () => loadAhead(load),
      onClick: () => setIsOpen(true),
    },
  }
}
