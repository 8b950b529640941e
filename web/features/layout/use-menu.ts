import { useOpenedScript } from '#web/lib/page/use-opened-script.ts'
import { preloadScript } from '#web/lib/page/use-script.ts'

/** A menu whose script is loaded when its button is first touched; a toast reports a failure. */
export const useMenu = <Script>(load: () => Promise<Script>) => {
  const { isOpen, setIsOpen, script } = useOpenedScript(load)
  return {
    isOpen,
    setIsOpen,
    script,
    /** For the button, until the script is loaded. */
    buttonProps: {
      'aria-expanded': isOpen,
      onPointerEnter: () => preloadScript(load),
      onFocus: () => preloadScript(load),
      onClick: () => setIsOpen(true),
    },
  }
}
