import { createFileRoute } from '@tanstack/react-router'
import { Credits } from '#web/features/credits/credits.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/credits')({
  staticData: { title: () => messages.layout.credits },
  component: Credits,
})
