import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'
import { requireUser } from '#web/lib/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/map/')({
  head: () => ({ meta: [{ title: messages.map.myTitle }] }),
  beforeLoad: ({ location }) => requireUser(location),
  staticData: { layout: 'map' },
  component: () => <ToCome title={messages.map.myTitle} text={messages.toCome.text} />,
})
