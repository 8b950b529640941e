import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/country/$countryId')({
  head: () => ({ meta: [{ title: messages.explore.countryTitle }] }),

  component: () => <ToCome title={messages.explore.countryTitle} text={messages.toCome.country} />,
})
