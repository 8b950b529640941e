import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '#web/features/landing/landing.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/')({
  // Part of the first script: a separate chunk would be requested only after the first script has run.
  codeSplitGroupings: [],
  staticData: { title: () => messages.landing.title },
  component: Landing,
})
