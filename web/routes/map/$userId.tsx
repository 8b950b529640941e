import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/map/$userId')({
  head: () => ({ meta: [{ title: messages.map.userTitle }] }),

  staticData: { layout: 'map' },
  component: () => <ToCome title={messages.map.userTitle} text={messages.toCome.text} />,
})
