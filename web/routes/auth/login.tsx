import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#web/features/auth/login-screen.tsx'
import { redirectSignedIn } from '#web/lib/session/session.ts'
import { redirectSearch } from '#web/lib/page/text-search.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: redirectSearch,
  staticData: { title: () => messages.auth.loginTitle },
  beforeLoad: ({ search }) => redirectSignedIn(search.redirect),
  component: LoginScreen,
})
