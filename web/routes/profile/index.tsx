import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'
import { requireUser } from '#web/lib/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/profile/')({
  head: () => ({ meta: [{ title: messages.profile.myTitle }] }),
  beforeLoad: ({ location }) => requireUser(location),

  component: () => <ToCome title={messages.profile.myTitle} />,
})
