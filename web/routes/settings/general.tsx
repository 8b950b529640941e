import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'
import { requireUser } from '#web/lib/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/settings/general')({
  head: () => ({ meta: [{ title: messages.settings.title }] }),
  beforeLoad: ({ location }) => requireUser(location),

  component: () => <ToCome title={messages.settings.title} text={messages.toCome.settings} />,
})
