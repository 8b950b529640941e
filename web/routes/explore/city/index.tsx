import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/city/')({
  head: () => ({ meta: [{ title: messages.explore.citiesTitle }] }),

  component: () => <ToCome title={messages.explore.citiesTitle} text={messages.toCome.cities} />,
})
