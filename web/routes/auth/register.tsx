import { createFileRoute } from '@tanstack/react-router'
import { RegisterScreen } from '#web/features/auth/register-screen.tsx'
import { leadOn } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/register')({
  staticData: { title: () => messages.auth.registerTitle },
  beforeLoad: () => leadOn(undefined),
  component: RegisterScreen,
})
