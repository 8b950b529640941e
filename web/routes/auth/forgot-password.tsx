import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '#web/features/auth/forgot-password-screen.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { title: () => messages.auth.forgotTitle },
  component: ForgotPasswordScreen,
})
