import { Link } from '@tanstack/react-router'
import type { AccountSecurity } from '#shared/account-security.ts'
import { securityMessages } from '#web/messages/security.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { timestampDay } from './moment.ts'
import { passwordHash } from './settings-form.ts'
import { SettingsSection } from './settings-section.tsx'

/** When the password was changed, and the link to the fields that change it. */
export function PasswordSection({ password }: { password: AccountSecurity['password'] }) {
  return (
    <SettingsSection title={settingsMessages.passwordSection}>
      <p className="text-ink-2">{stateOf(password)}</p>
      {password.set ? (
        <Link to="/settings/general" hash={passwordHash} className={buttonClass({ className: 'self-start' })}>
          {securityMessages.changePassword}
        </Link>
      ) : (
        <Link to="/auth/forgot-password" className={buttonClass({ className: 'self-start' })}>
          {securityMessages.choosePassword}
        </Link>
      )}
    </SettingsSection>
  )
}

const stateOf = ({ set, changed }: AccountSecurity['password']) => {
  if (!set) return securityMessages.noPassword
  return changed === ''
    ? securityMessages.passwordNeverChanged
    : securityMessages.passwordChanged({ day: timestampDay(changed) })
}
