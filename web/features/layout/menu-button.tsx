import type { ComponentType, ReactElement, ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMenu } from './use-menu.ts'

type MenuProps = { trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type MenuButtonProps = {
  label: string
  icon: ReactNode
  load: () => Promise<{ HeaderMenu: ComponentType<MenuProps> }>
  className?: string | undefined
}

/** A button of the header with a menu. */
export function MenuButton({ label, icon, load, className }: MenuButtonProps) {
  const { isOpen, setIsOpen, script, buttonProps } = useMenu(load)
  if (script) {
    const trigger = (
      <IconButton label={label} className={className}>
        {icon}
      </IconButton>
    )
    return <script.HeaderMenu isOpen={isOpen} onOpenChange={setIsOpen} trigger={trigger} />
  }
  return (
    <IconButton label={label} aria-haspopup="menu" className={className} {...buttonProps}>
      {icon}
    </IconButton>
  )
}
