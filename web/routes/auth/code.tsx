import { createFileRoute, redirect } from '@tanstack/react-router'
import { MailedCodeScreen } from '#web/features/auth/mailed-code-screen.tsx'
import { redirectSearch } from '#web/lib/page/text-search.ts'
import { redirectSignedIn } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/code')({
  validateSearch: redirectSearch,
  staticData: { title: () => messages.auth.codeTitle },
  beforeLoad: ({ search, location }) => {
    redirectSignedIn(search.redirect)
    const { mailedCode } = location.state
    if (mailedCode === undefined) throw redirect({ to: '/auth/login', search, replace: true })
    return { mailedCode }
  },
  component: MailedCode,
})

function MailedCode() {
  const { mailedCode } = Route.useRouteContext()
  return <MailedCodeScreen mailedCode={mailedCode} />
}
