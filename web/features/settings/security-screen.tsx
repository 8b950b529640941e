import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { securityMessages } from '#web/messages/security.ts'
import { securityQuery, useNewRecoveryCodes } from '#web/queries/account-security.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { DevicesSection } from './devices-section.tsx'
import { LinkedSection } from './linked-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondStepSection } from './second-step-section.tsx'
import { SettingRows, SettingRowSkeleton } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The security settings of the account. New recovery codes replace all of them until they are saved. */
export function SecurityScreen({ user }: { user: User }) {
  const { codes, areReplaced, forget } = useNewRecoveryCodes(user.id)
  const [areCodesKept, setAreCodesKept] = useState(false)
  const { data: security, error, isFetching, refetch } = useQuery(securityQuery(user.id))
  if (codes !== null) {
    const handleDone = () => {
      forget()
      setAreCodesKept(true)
    }
    const email = user.email ?? ''
    return <RecoveryCodes email={email} codes={codes} areReplaced={areReplaced} onDone={handleDone} />
  }
  return (
    <>
      {security !== undefined && (
        <>
          <PasskeysSection userId={user.id} security={security} />
          <SecondStepSection user={user} security={security} takesFocus={areCodesKept} />
          <LinkedSection userId={user.id} security={security} />
        </>
      )}
      {security === undefined && error === null && (
        // As high as the window: otherwise everything below would move later.
        <div className="min-h-dvh">
          <SettingsSection title={securityMessages.secondStep} isWide>
            <p className="sr-only">{securityMessages.loading}</p>
            <SettingRows>
              <SettingRowSkeleton />
              <SettingRowSkeleton />
            </SettingRows>
          </SettingsSection>
        </div>
      )}
      {security === undefined && error !== null && (
        <FailureNotice
          className="my-6"
          title={securityMessages.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {(security !== undefined || error !== null) && <DevicesSection userId={user.id} />}
      {security !== undefined && <PasswordSection password={security.password} />}
    </>
  )
}
