import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/error')({
  head: () => ({ meta: [{ title: messages.errors.errorTitle }] }),

  component: () => <ToCome title={messages.errors.errorTitle} />,
})
