import { createFileRoute, redirect } from '@tanstack/react-router'
import { SecondStepScreen } from '#web/features/auth/second-step-screen.tsx'
import { redirectSearch } from '#web/lib/page/text-search.ts'
import { pendingSignIn } from '#web/lib/session/second-step.ts'
import { redirectSignedIn } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/second-step')({
  validateSearch: redirectSearch,
  staticData: { title: () => messages.auth.secondStepTitle },
  beforeLoad: ({ search }) => {
    redirectSignedIn(search.redirect)
    const signIn = pendingSignIn()
    if (signIn === null) throw redirect({ to: '/auth/login', search, replace: true })
    return { signIn }
  },
  component: SecondStep,
})

function SecondStep() {
  const { signIn } = Route.useRouteContext()
  return <SecondStepScreen key={signIn.mfaId} signIn={signIn} />
}
