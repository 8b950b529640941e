import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { chooseTheme, themeChoices, useTheme } from '#web/lib/page/theme.ts'
import { messages } from '#web/messages/index.ts'
import { Menu, MenuChoices } from '#web/ui/menu.tsx'
import { header, menuIcon } from './header-menu.ts'

const icons = {
  light: <Sun {...menuIcon} />,
  dark: <Moon {...menuIcon} />,
  system: <Monitor {...menuIcon} />,
}

type HeaderMenuProps = { trigger: ReactElement; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The three themes, under the button that opens them. */
export function HeaderMenu({ trigger, isOpen, onOpenChange }: HeaderMenuProps) {
  const { choice } = useTheme()
  return (
    <Menu container={header()} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      <MenuChoices
        label={messages.layout.theme}
        value={choice}
        choices={themeChoices.map((value) => ({
          value,
          label: messages.layout[value],
          icon: icons[value],
        }))}
        onChoose={chooseTheme}
      />
    </Menu>
  )
}
