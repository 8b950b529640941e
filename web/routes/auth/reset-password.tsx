import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx'
import { takeToken } from '#web/lib/page/mailed-token.ts'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.resetTitle },
  beforeLoad: (page) => {
    const token = takeToken('/auth/reset-password', page)
    if (token === undefined) throw redirect({ to: '/auth/login' })
    return { token }
  },
  component: ResetPassword,
})

function ResetPassword() {
  useLanguage()
  const { token } = Route.useRouteContext()
  return <ResetPasswordScreen token={token} />
}
