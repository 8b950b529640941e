import { ownNameOf } from '#shared/messages/languages.ts'
import { chooseLanguage, useLanguageChoice } from '#web/lib/language/language.ts'
import { messages } from '#web/messages/index.ts'
import { offeredLanguages } from '#web/messages/language.ts'
import { Choice } from './choice.tsx'

/** The select field for the language. Nothing if there is only one language. */
export function LanguageChoice({ className = '' }: { className?: string }) {
  const choice = useLanguageChoice()
  if (offeredLanguages.length < 2) return null
  return (
    <Choice
      label={messages.layout.language}
      value={choice}
      onChange={(language) => void chooseLanguage(language)}
      className={className}
    >
      {offeredLanguages.map((language) => (
        <option key={language} value={language} lang={language}>
          {ownNameOf(language)}
        </option>
      ))}
      <option value="">{messages.layout.browserLanguage}</option>
    </Choice>
  )
}
