import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { loadAhead, useScript } from '#web/lib/page/use-script.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type MenuProps = { trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type MenuButtonProps = {
  label: string
  icon: ReactNode
  load: () => Promise<{ HeaderMenu: ComponentType<MenuProps> }>
  className?: string | undefined
}

/** A button of the header with a menu. The first touch of the button loads the script of its menu. */
export function MenuButton({ label, icon, load, className }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { script } = useScript(load, {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  if (script) {
    const trigger = (
      <IconButton label={label} className={className}>
        {icon}
      </IconButton>
    )
    return <script.HeaderMenu isOpen={isOpen} onOpenChange={setIsOpen} trigger={trigger} />
  }
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={className}
      onPointerEnter={() => loadAhead(load)}
      onFocus={() => loadAhead(load)}
      onClick={() => setIsOpen(true)}
    >
      {icon}
    </IconButton>
  )
}
