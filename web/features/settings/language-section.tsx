import { messages } from '#web/messages/index.ts'
import { offeredLanguages } from '#web/messages/language.ts'
import { LanguageChoice } from '#web/ui/language-choice.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The language of the account: of every page, on every device, and of mails. Saved at once. */
export function LanguageSection() {
  if (offeredLanguages.length < 2) return null
  return (
    <SettingsSection title={messages.layout.language}>
      <LanguageChoice />
    </SettingsSection>
  )
}
