import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/script-failure.ts'
import { useTheme } from '#web/lib/theme.ts'
import { loadAhead, useScript } from '#web/lib/use-script.ts'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const load = () => import('./theme-menu.tsx')

/** The theme switcher of the header. The first touch of the button loads the script of its menu. */
export function ThemeButton({ className }: { className?: string }) {
  const { shown } = useTheme()
  const [isOpen, setIsOpen] = useState(false)
  const { script } = useScript(load, {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  const Shown = shown === 'dark' ? Moon : Sun
  const icon = <Shown className="size-4.5" strokeWidth={1.6} aria-hidden />
  const button = (
    <IconButton
      label={messages.layout.theme}
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
  if (!script) return button
  return (
    <script.ThemeMenu
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={messages.layout.theme} className={className}>
          {icon}
        </IconButton>
      }
    />
  )
}
