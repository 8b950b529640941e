import { Link } from '@tanstack/react-router'
import { LogOut, Settings, User as Person } from 'lucide-react'
import type { User } from '#shared/collections/users.ts'
import { avatarUrl } from '#web/lib/api/file-url.ts'
import { useSignOut } from '#web/lib/session/use-sign-out.ts'
import { messages } from '#web/messages/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { header, menuIcon } from './header-menu.ts'

/** The account menu of the header. */
export function AccountMenu({ user }: { user: User }) {
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
          <Person {...menuIcon} />
          {messages.layout.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings/general">
          <Settings {...menuIcon} />
          {messages.layout.settings}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut {...menuIcon} />
        {messages.layout.signOut}
      </MenuItem>
    </Menu>
  )
}
