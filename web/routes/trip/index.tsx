import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/trip/')({
  head: () => ({ meta: [{ title: messages.trips.listTitle }] }),

  component: () => <ToCome title={messages.trips.listTitle} text={messages.toCome.trips} />,
})
