import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/profile/$userId')({
  head: () => ({ meta: [{ title: messages.profile.userTitle }] }),

  component: () => <ToCome title={messages.profile.userTitle} />,
})
