import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/')({
  head: () => ({ meta: [{ title: messages.explore.title }] }),

  component: () => <ToCome title={messages.explore.title} />,
})
