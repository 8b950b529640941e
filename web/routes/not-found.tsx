import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#web/features/errors/not-found-screen.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/not-found')({
  staticData: { title: () => messages.errors.notFoundTitle },
  component: NotFoundScreen,
})
