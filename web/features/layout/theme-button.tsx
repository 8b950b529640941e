import { Moon, Sun } from 'lucide-react'
import { useTheme } from '#web/lib/page/theme.ts'
import { messages } from '#web/messages/index.ts'
import { MenuButton } from './menu-button.tsx'

const load = () => import('./theme-menu.tsx')

/** The theme switcher of the header. */
export function ThemeButton({ className }: { className?: string }) {
  const Shown = useTheme().shown === 'dark' ? Moon : Sun
  const icon = <Shown className="size-4.5" strokeWidth={1.6} aria-hidden />
  return <MenuButton label={messages.layout.theme} icon={icon} load={load} className={className} />
}
