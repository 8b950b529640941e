import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmEmailChangeScreen } from '#web/features/auth/confirm-email-change-screen.tsx'
import { ProofHost } from '#web/features/settings/proof-host.tsx'
import { takeToken } from '#web/lib/page/mailed-token.ts'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/confirm-email-change')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.confirmEmailTitle },
  beforeLoad: (page) => {
    const token = takeToken('/auth/confirm-email-change', page)
    if (token === undefined) throw redirect({ to: '/auth/login' })
    return { token }
  },
  component: ConfirmEmailChange,
})

function ConfirmEmailChange() {
  useLanguage()
  const { token } = Route.useRouteContext()
  const { user } = useSession()
  return (
    <>
      <ConfirmEmailChangeScreen token={token} />
      {user !== null && <ProofHost user={user} />}
    </>
  )
}
