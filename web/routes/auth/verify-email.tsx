import { createFileRoute, redirect } from '@tanstack/react-router'
import { VerifyEmailScreen } from '#web/features/auth/verify-email-screen.tsx'
import { currentUser } from '#web/lib/session/session.ts'
import { takeToken } from '#web/lib/page/mailed-token.ts'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/verify-email')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.verifyTitle },
  beforeLoad: (page) => {
    const token = takeToken('/auth/verify-email', page)
    // With a token the page is shown even if the signed-in person is already verified.
    if (token === undefined && currentUser()?.verified === true) throw redirect({ to: '/map' })
    return { token }
  },
  component: VerifyEmail,
})

function VerifyEmail() {
  useLanguage()
  const { token } = Route.useRouteContext()
  return <VerifyEmailScreen token={token} />
}
