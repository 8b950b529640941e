import type { ReactElement } from 'react'
import { ownNameOf } from '#shared/messages/languages.ts'
import { chooseLanguage, useLanguageChoice } from '#web/lib/language/language.ts'
import { messages } from '#web/messages/index.ts'
import { offeredLanguages } from '#web/messages/language.ts'
import { Menu, MenuChoices } from '#web/ui/menu.tsx'
import { header } from './header-menu.ts'

type HeaderMenuProps = { trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The languages, each in its own words, under the button that opens them. */
export function HeaderMenu({ trigger, isOpen, onOpenChange }: HeaderMenuProps) {
  const choice = useLanguageChoice()
  return (
    <Menu container={header()} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <MenuChoices
        label={messages.layout.language}
        value={choice}
        choices={[
          ...offeredLanguages.map((value) => ({ value, label: ownNameOf(value) })),
          { value: '', label: messages.layout.browserLanguage },
        ]}
        onChoose={(language) => void chooseLanguage(language)}
      />
    </Menu>
  )
}
