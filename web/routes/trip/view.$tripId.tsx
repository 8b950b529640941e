import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/trip/view/$tripId')({
  head: () => ({ meta: [{ title: messages.trips.plannerTitle }] }),

  component: () => <ToCome title={messages.trips.plannerTitle} text={messages.toCome.planner} />,
})
