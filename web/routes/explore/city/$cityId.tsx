import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/city/$cityId')({
  head: () => ({ meta: [{ title: messages.explore.cityTitle }] }),

  component: () => <ToCome title={messages.explore.cityTitle} text={messages.toCome.city} />,
})
