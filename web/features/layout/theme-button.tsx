import { Moon, Sun } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTheme } from '#web/lib/theme.ts'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const load = () => import('./theme-menu.tsx')
const ThemeMenu = lazy(async () => ({ default: (await load()).ThemeMenu }))

/** The theme switcher of the header. The first touch of the button loads the script of its menu. */
export function ThemeButton({ className }: { className?: string }) {
  const { shown } = useTheme()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const Shown = shown === 'dark' ? Moon : Sun
  const icon = <Shown className="size-4.5" strokeWidth={1.6} aria-hidden />
  const button = (
    <IconButton
      label={messages.layout.theme}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
    >
      {icon}
    </IconButton>
  )
  if (!wasOpened) return button
  return (
    <Suspense fallback={button}>
      <ThemeMenu
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <IconButton label={messages.layout.theme} className={className}>
            {icon}
          </IconButton>
        }
      />
    </Suspense>
  )
}
