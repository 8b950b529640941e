import { Languages } from 'lucide-react'
import { messages } from '#web/messages/index.ts'
import { offeredLanguages } from '#web/messages/language.ts'
import { MenuButton } from './menu-button.tsx'

const load = () => import('./language-menu.tsx')

/** The language menu of the header, where there is more than one language. */
export function LanguageButton({ className }: { className?: string }) {
  if (offeredLanguages.length < 2) return null
  const icon = <Languages className="size-4.5" strokeWidth={1.6} aria-hidden />
  return <MenuButton label={messages.layout.language} icon={icon} load={load} className={className} />
}
