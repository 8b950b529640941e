import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/not-found')({
  head: () => ({ meta: [{ title: messages.errors.notFoundTitle }] }),

  component: () => <ToCome title={messages.errors.notFoundTitle} />,
})
