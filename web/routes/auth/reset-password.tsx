import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#web/features/auth/reset-password-screen.tsx'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.resetTitle },
  beforeLoad: ({ search }) => {
    if (search.token === undefined) throw redirect({ to: '/auth/login' })
  },
  component: ResetPassword,
})

function ResetPassword() {
  useLanguage()
  const { token = '' } = Route.useSearch()
  return <ResetPasswordScreen token={token} />
}
