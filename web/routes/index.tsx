import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: messages.landing.title }] }),

  component: () => <ToCome title={messages.landing.title} />,
})
