import { Check, ListOrdered, Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { AccountSecurity, TotpSetup } from '#shared/account-security.ts'
import type { User } from '#shared/collections/users.ts'
import { successToast } from '#web/lib/toast.ts'
import { securityMessages } from '#web/messages/security.ts'
import {
  useMakeRecoveryCodes,
  useSetMailCode,
  useStartTotp,
  useTurnOffTotp,
} from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { timestampDay } from './moment.ts'
import { RowFailure, RowIcon, SettingRow, SettingRows } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TotpDialog } from './totp-dialog.tsx'

type SecondStepSectionProps = {
  user: User
  security: AccountSecurity
  /** Whether the section replaces codes that were saved. */
  takesFocus: boolean
}

/** The second step of signing in: a code of an authenticator app or a mailed one, and the recovery codes. */
export function SecondStepSection({ user, security, takesFocus }: SecondStepSectionProps) {
  const { totp, mailCode, recoveryCodes } = security
  return (
    <SettingsSection title={securityMessages.secondStep} isWide takesFocus={takesFocus}>
      <p className="-mt-1 max-w-136 text-ink-2">{securityMessages.secondStepText}</p>
      <SettingRows>
        <AppRow userId={user.id} totp={totp} />
        {(!totp.on || mailCode.on) && <MailCodeRow user={user} security={security} />}
        {(totp.on || mailCode.on || recoveryCodes.total > 0) && (
          <RecoveryCodesRow userId={user.id} recoveryCodes={recoveryCodes} />
        )}
      </SettingRows>
    </SettingsSection>
  )
}

function AppRow({ userId, totp }: { userId: string; totp: AccountSecurity['totp'] }) {
  const [setup, setSetup] = useState<TotpSetup>()
  const start = useStartTotp(userId, securityMessages.notTurnedOn)
  const turnOff = useTurnOffTotp(userId, securityMessages.notTurnedOff)
  const handleStart = () => start.mutate(undefined, { onSuccess: setSetup })
  const handleTurnOff = () =>
    turnOff.mutate(undefined, { onSuccess: () => successToast(securityMessages.appTurnedOff) })
  return (
    <SettingRow
      icon={<RowIcon icon={Smartphone} />}
      title={securityMessages.app}
      detail={totp.on ? <OnSince since={totp.since} /> : securityMessages.appText}
      actions={
        totp.on ? (
          <Button
            variant="quietDanger"
            size="sm"
            aria-label={securityMessages.turnOffOf({ name: securityMessages.app })}
            disabled={turnOff.isPending}
            onClick={handleTurnOff}
          >
            {securityMessages.turnOff}
          </Button>
        ) : (
          <Button size="sm" className="me-2.5" disabled={start.isPending} onClick={handleStart}>
            {securityMessages.setUp}
          </Button>
        )
      }
    >
      <RowFailure title={securityMessages.notTurnedOn} error={start.error} onDismiss={start.reset} />
      <RowFailure title={securityMessages.notTurnedOff} error={turnOff.error} onDismiss={turnOff.reset} />
      {setup !== undefined && (
        <TotpDialog userId={userId} setup={setup} onClose={() => setSetup(undefined)} />
      )}
    </SettingRow>
  )
}

function MailCodeRow({ user, security }: { user: User; security: AccountSecurity }) {
  const { mailCode, totp } = security
  const setMailCode = useSetMailCode(
    user.id,
    mailCode.on ? securityMessages.notTurnedOff : securityMessages.notTurnedOn,
  )
  const handleSet = (isOn: boolean) =>
    setMailCode.mutate(isOn, {
      onSuccess: () =>
        successToast(isOn ? securityMessages.mailCodeTurnedOn : securityMessages.mailCodeTurnedOff),
    })
  return (
    <SettingRow
      icon={<RowIcon icon={Mail} />}
      title={securityMessages.mailCode}
      detail={
        mailCode.on ? (
          <>
            <OnSince since={mailCode.since} />
            {totp.on && <span className="block">{securityMessages.mailCodeUnused}</span>}
          </>
        ) : user.verified ? (
          securityMessages.mailCodeText({ email: user.email ?? '' })
        ) : (
          securityMessages.mailCodeUnverified
        )
      }
      actions={
        mailCode.on ? (
          <Button
            variant="quietDanger"
            size="sm"
            aria-label={securityMessages.turnOffOf({ name: securityMessages.mailCode })}
            disabled={setMailCode.isPending}
            onClick={() => handleSet(false)}
          >
            {securityMessages.turnOff}
          </Button>
        ) : (
          user.verified && (
            <Button
              size="sm"
              className="me-2.5"
              aria-label={securityMessages.turnOnOf({ name: securityMessages.mailCode })}
              disabled={setMailCode.isPending}
              onClick={() => handleSet(true)}
            >
              {securityMessages.turnOn}
            </Button>
          )
        )
      }
    >
      <RowFailure
        title={setMailCode.variables ? securityMessages.notTurnedOn : securityMessages.notTurnedOff}
        error={setMailCode.error}
        onDismiss={setMailCode.reset}
      />
    </SettingRow>
  )
}

type RecoveryCodesRowProps = {
  userId: string
  recoveryCodes: AccountSecurity['recoveryCodes']
}

function RecoveryCodesRow({ userId, recoveryCodes }: RecoveryCodesRowProps) {
  const { left, total, made } = recoveryCodes
  const make = useMakeRecoveryCodes(userId, securityMessages.codesNotMade)
  return (
    <SettingRow
      icon={<RowIcon icon={ListOrdered} />}
      title={securityMessages.recoveryCodes}
      detail={
        total === 0
          ? securityMessages.noCodes
          : securityMessages.codesLeft({ left, total, day: timestampDay(made) })
      }
      actions={
        <Button
          variant="quiet"
          size="sm"
          aria-label={total === 0 ? securityMessages.makeCodes : securityMessages.makeNewCodes}
          disabled={make.isPending}
          onClick={() => make.mutate()}
        >
          {total === 0 ? (
            securityMessages.makeCodes
          ) : (
            <>
              <span className="md:hidden">{securityMessages.newCodesShort}</span>
              <span className="hidden md:inline">{securityMessages.makeNewCodes}</span>
            </>
          )}
        </Button>
      }
    >
      <RowFailure title={securityMessages.codesNotMade} error={make.error} onDismiss={make.reset} />
    </SettingRow>
  )
}

function OnSince({ since }: { since: string }) {
  return (
    <>
      <span className="font-medium text-good">
        <Check className="me-1 inline size-3.5" strokeWidth={2} aria-hidden />
        {securityMessages.on}
      </span>{' '}
      {securityMessages.since({ day: timestampDay(since) })}
    </>
  )
}
