import { createFileRoute } from '@tanstack/react-router'
import { ToCome } from '#web/features/to-come/to-come.tsx'

import { textSearch } from '#web/lib/text-search.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/auth/login')({
  validateSearch: textSearch('redirect'),
  head: () => ({ meta: [{ title: messages.auth.loginTitle }] }),

  component: () => <ToCome title={messages.auth.loginTitle} />,
})
