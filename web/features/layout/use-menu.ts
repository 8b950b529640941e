import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { loadAhead, useScript } from '#web/lib/page/use-script.ts'

/** A menu whose script is loaded when its button is first touched; a toast reports a failure. */
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
    /** For the button, until the script is loaded. */
    buttonProps: {
      'aria-expanded': isOpen,
      onPointerEnter: () => loadAhead(load),
      onFocus: () => loadAhead(load),
      onClick: () => setIsOpen(true),
    },
  }
}
