import { createFileRoute, redirect } from '@tanstack/react-router'
import { VerifyEmailScreen } from '#web/features/auth/verify-email-screen.tsx'
import { currentUser } from '#web/lib/session/session.ts'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/verify-email')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.verifyTitle },
  beforeLoad: ({ search }) => {
    // With a token the page has something to do, whoever is signed in.
    if (search.token === undefined && currentUser()?.verified === true) throw redirect({ to: '/map' })
  },
  component: VerifyEmail,
})

function VerifyEmail() {
  useLanguage()
  const { token } = Route.useSearch()
  return <VerifyEmailScreen token={token} />
}
