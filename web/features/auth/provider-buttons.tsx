import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SignInProvider } from '#shared/config.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { configQuery, useConfig } from '#web/lib/config/config.ts'
import { ProviderUnreachable, signInWithProvider } from '#web/lib/session/provider-sign-in.ts'
import { useFirstStep } from './use-first-step.ts'
import { useSubmitLock } from './use-submit-lock.ts'
import { authMessages } from '#web/messages/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { ProviderMark } from '#web/ui/provider-mark.tsx'

type ProviderButtonsProps = {
  /** The name of a button, from the name of its provider. */
  label: (values: { provider: string }) => string
  errorTitle: string
  /** The token of an invitation to register. */
  invitation?: string | undefined
}

/** Offered when no provider is configured, and until this is known. */
const onlyGoogle: readonly SignInProvider[] = [{ name: 'google', title: 'Google', kind: 'google' }]

/**
 * A button for each provider that the operator has configured. Where there is none, the button of Google explains that
 * this server has not been set up for it.
 */
export function ProviderButtons({ label, errorTitle, invitation }: ProviderButtonsProps) {
  const { isLocked, lock } = useSubmitLock()
  const queryClient = useQueryClient()
  const firstStep = useFirstStep()
  const configured = useConfig()?.signInProviders ?? []
  const providers = configured.length === 0 ? onlyGoogle : configured
  const attempt = useMutation({
    mutationFn: async ({ name, kind }: SignInProvider) => {
      const { signInProviders, registration } = await queryClient.ensureQueryData(configQuery)
      if (!signInProviders.some((known) => known.name === name)) return 'unavailable'
      try {
        await firstStep({ email: '', method: kind, signIn: () => signInWithProvider(name, invitation) })
        return 'done'
      } catch (error) {
        if (error instanceof ProviderUnreachable) return 'unreachable'
        // Only the creation of an account is refused with these errors.
        if (registration === 'closed' && isCallFailure(error) && error.status === 403) return 'closed'
        if (invitation === undefined && 'invitation' in fieldErrors(error)) return 'uninvited'
        throw error
      }
    },
    meta: { errorTitle },
  })
  const handleClick = (provider: SignInProvider) => {
    // A running sign-in locks nothing, because a person who has closed its window may try again.
    if (isLocked) return
    lock()
    attempt.mutate(provider)
  }
  const explanations = {
    done: null,
    unavailable: authMessages.googleUnavailable,
    closed: authMessages.closedText,
    uninvited: authMessages.inviteText,
    unreachable: authMessages.providerUnreachable({ provider: attempt.variables?.title ?? '' }),
  }
  const explanation = explanations[attempt.data ?? 'done']
  const [first, ...others] = providers
  return (
    <>
      {first !== undefined && others.length === 0 ? (
        <Button size="lg" onClick={() => handleClick(first)} aria-disabled={isLocked}>
          <ProviderMark kind={first.kind} />
          <span className="truncate">{label({ provider: first.title })}</span>
        </Button>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          {providers.map((provider) => (
            <Button
              key={provider.name}
              onClick={() => handleClick(provider)}
              aria-disabled={isLocked}
              aria-label={label({ provider: provider.title })}
              className="min-w-0 justify-start gap-2.5 last:odd:col-span-2"
            >
              <ProviderMark kind={provider.kind} />
              <span className="truncate">{provider.title}</span>
            </Button>
          ))}
        </div>
      )}
      {attempt.error !== null && (
        <FailureNotice title={errorTitle} error={attempt.error} onDismiss={attempt.reset} />
      )}
      <output className="-mt-2 block">
        {explanation !== null && (
          <p className="rounded-md bg-warn-wash px-3 py-2.5 text-[0.84375rem] leading-5 text-warn">
            {explanation}
          </p>
        )}
      </output>
    </>
  )
}
