import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#web/features/errors/error-screen.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/error')({
  staticData: { title: () => messages.errors.errorTitle },
  component: () => <ErrorScreen />,
})
