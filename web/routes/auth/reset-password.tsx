import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/reset-password')({
  head: () => ({ meta: [{ title: messages.auth.resetTitle }] }),

  component: () => <ToCome title={messages.auth.resetTitle} />,
})
