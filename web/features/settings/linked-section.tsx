import { useQueryClient } from '@tanstack/react-query'
import type { AccountSecurity } from '#shared/account-security.ts'
import type { SignInProvider } from '#shared/config.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { successToast } from '#web/lib/toast.ts'
import { securityMessages } from '#web/messages/security.ts'
import { securityQuery, useLinkProvider, useUnlinkProvider, waysIn } from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { ProviderMark } from '#web/ui/provider-mark.tsx'
import { isAhead, timestampDay } from './moment.ts'
import { RowFailure, RowReason, SettingRow, SettingRows } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

type LinkedAccount = AccountSecurity['linked'][number]

/** The person's accounts at providers that can be used to sign in. Left out if there are no providers. */
export function LinkedSection({ userId, security }: { userId: string; security: AccountSecurity }) {
  const configured = useConfig()?.signInProviders ?? []
  const isKnown = ({ provider }: LinkedAccount) => configured.some(({ name }) => name === provider)
  // The operator may have removed a provider since.
  const others = security.linked
    .filter((link) => !isKnown(link))
    .map(({ provider }): SignInProvider => ({ name: provider, title: provider, kind: 'oidc' }))
  const providers = [...configured, ...others]
  if (providers.length === 0) return null
  return (
    <SettingsSection title={securityMessages.linked} isWide>
      <p className="-mt-1 max-w-136 text-ink-2">{securityMessages.linkedText}</p>
      <SettingRows>
        {providers.map((provider) => (
          <ProviderRow
            key={provider.name}
            userId={userId}
            provider={provider}
            link={security.linked.find((link) => link.provider === provider.name)}
            isLastWayIn={waysIn(security) === 1}
          />
        ))}
      </SettingRows>
    </SettingsSection>
  )
}

type ProviderRowProps = {
  userId: string
  provider: SignInProvider
  /** Undefined when no account of the provider is linked. */
  link: LinkedAccount | undefined
  isLastWayIn: boolean
}

function ProviderRow({ userId, provider, link, isLastWayIn }: ProviderRowProps) {
  const { name, kind, title } = provider
  const queryClient = useQueryClient()
  const linking = useLinkProvider(
    userId,
    securityMessages.accountNotLinked,
    securityMessages.providerUnreachable({ name: title }),
  )
  const unlinking = useUnlinkProvider(userId, securityMessages.accountNotUnlinked)
  const isLast = link !== undefined && isLastWayIn
  const handleLink = () => {
    // The newest answer may not be shown yet.
    const security = queryClient.getQueryData(securityQuery(userId).queryKey)
    linking.mutate(
      { provider: name, isProven: isAhead(security?.provenUntil ?? '') },
      {
        onSuccess: (outcome) => {
          if (outcome !== 'linked') return
          const description = securityMessages.accountLinkedText({ name: title })
          successToast(securityMessages.accountLinked, { description })
        },
      },
    )
  }
  const handleUnlink = ({ id }: LinkedAccount) => {
    const description = securityMessages.accountUnlinkedText({ name: title })
    unlinking.mutate(id, {
      onSuccess: () => successToast(securityMessages.accountUnlinked, { description }),
    })
  }
  return (
    <SettingRow
      icon={<ProviderMark kind={kind} />}
      title={title}
      detail={link === undefined ? securityMessages.notLinked : linkText(link)}
      actions={
        link === undefined ? (
          <Button
            size="sm"
            className="me-2.5"
            aria-label={securityMessages.linkOf({ name: title })}
            // It cannot be detected that the person closed the window, so the button remains usable.
            onClick={handleLink}
          >
            {securityMessages.link}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={securityMessages.unlinkOf({ name: title })}
            disabled={isLast || unlinking.isPending}
            onClick={() => handleUnlink(link)}
          >
            {securityMessages.unlink}
          </Button>
        )
      }
    >
      {isLast && <RowReason text={securityMessages.lastWayIn} />}
      <output className="block text-13 text-ink-2 not-empty:pb-2">
        {linking.data === 'proven' && securityMessages.pressLinkAgain}
      </output>
      <RowFailure title={securityMessages.accountNotLinked} error={linking.error} onDismiss={linking.reset} />
      <RowFailure
        title={securityMessages.accountNotUnlinked}
        error={unlinking.error}
        onDismiss={unlinking.reset}
      />
    </SettingRow>
  )
}

const linkText = ({ label, created }: LinkedAccount) => {
  const day = timestampDay(created)
  return label === '' ? securityMessages.linkedSince({ day }) : securityMessages.linkedAs({ label, day })
}
