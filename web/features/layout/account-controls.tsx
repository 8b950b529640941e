import { Link } from '@tanstack/react-router'
import { LogOut, Monitor, Moon, Settings, Sun, User as Person } from 'lucide-react'
import type { User } from '#shared/collections/users.ts'
import { avatarUrl } from '#web/lib/avatar-url.ts'
import { chooseTheme, themeChoices, useTheme } from '#web/lib/theme.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { messages } from '#web/messages/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'

const icon = { className: 'size-4.5 text-ink-2', strokeWidth: 1.6, 'aria-hidden': true } as const
const themeIcons = { light: <Sun {...icon} />, dark: <Moon {...icon} />, system: <Monitor {...icon} /> }

const header = () => document.querySelector('header')

function ThemeMenu() {
  const { choice, shown } = useTheme()
  const choices = themeChoices.map((value) => ({
    value,
    label: messages.layout[value],
    icon: themeIcons[value],
  }))
  const Shown = shown === 'dark' ? Moon : Sun
  return (
    <Menu
      container={header()}
      trigger={
        <IconButton label={messages.layout.theme}>
          <Shown className="size-4.5" strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    >
      <MenuChoices label={messages.layout.theme} value={choice} choices={choices} onChoose={chooseTheme} />
    </Menu>
  )
}

function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut()
  return (
    <Menu
      container={header()}
      trigger={
        <IconButton label={messages.layout.account}>
          <Avatar name={user.name} src={avatarUrl(user)} className="size-8 text-12" />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to="/profile">
          <Person {...icon} />
          {messages.layout.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/general">
          <Settings {...icon} />
          {messages.layout.settings}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut {...icon} />
        {messages.layout.signOut}
      </MenuItem>
    </Menu>
  )
}

/** The theme switcher and the account menu of the header. */
export function AccountControls({ user }: { user: User }) {
  return (
    <>
      <ThemeMenu />
      <AccountMenu user={user} />
    </>
  )
}
