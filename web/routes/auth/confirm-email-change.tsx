import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmEmailChangeScreen } from '#web/features/auth/confirm-email-change-screen.tsx'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/auth/confirm-email-change')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.confirmEmailTitle },
  beforeLoad: ({ search }) => {
    if (search.token === undefined) throw redirect({ to: '/auth/login' })
  },
  component: ConfirmEmailChange,
})

function ConfirmEmailChange() {
  useLanguage()
  const { token = '' } = Route.useSearch()
  return <ConfirmEmailChangeScreen token={token} />
}
