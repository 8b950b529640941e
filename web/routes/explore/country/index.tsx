import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/explore/country/')({
  head: () => ({ meta: [{ title: messages.explore.countriesTitle }] }),

  component: () => <ToCome title={messages.explore.countriesTitle} text={messages.toCome.countries} />,
})
