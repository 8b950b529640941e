import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#web/features/auth/register-screen.tsx'
import { takeToken } from '#web/lib/page/mailed-token.ts'
import { tokenSearch } from '#web/lib/page/text-search.ts'
import { redirectSignedIn } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/register')({
  validateSearch: tokenSearch,
  staticData: { title: () => messages.auth.registerTitle },
  beforeLoad: (page) => {
    redirectSignedIn(undefined)
    return { invitation: takeToken('/auth/register', page) }
  },
  component: Register,
})

function Register() {
  const { invitation } = Route.useRouteContext()
  return <RegisterScreen invitation={invitation} />
}
