import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/privacypolicy')({
  head: () => ({ meta: [{ title: messages.privacy.title }] }),

  component: () => <ToCome title={messages.privacy.title} />,
})
