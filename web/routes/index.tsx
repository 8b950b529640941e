import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '#web/features/landing/landing.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/')({
  // In the first script: a chunk of its own would be asked for only once that has run.
  codeSplitGroupings: [],
  staticData: { title: () => messages.landing.title },
  component: Landing,
})
