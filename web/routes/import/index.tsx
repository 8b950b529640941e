import { createFileRoute, Navigate } from '@tanstack/react-router'
import { ImportScreen } from '#web/features/import/import-screen.tsx'
import { useImportStage } from '#web/features/import/import-stage.ts'
import { requireUser, usePageOwner } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'

export const Route = createFileRoute('/import/')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: () => messages.imports.title },
  beforeLoad: ({ location }) => requireUser(location),
  component: Import,
})

function Import() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  const stage = useImportStage(user.id)
  if (stage.is === 'review') return <Navigate to="/import/review" replace />
  return <ImportScreen key={user.id} userId={user.id} stage={stage} />
}
