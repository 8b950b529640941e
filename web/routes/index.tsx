import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '#web/features/landing/landing.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: messages.landing.title }] }),
  component: Landing,
})
