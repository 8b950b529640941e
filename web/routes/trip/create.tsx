import { createFileRoute } from '@tanstack/react-router'
import { PlannerScreen } from '#web/features/planner/planner-screen.tsx'
import { PromptBox } from '#web/features/planner/prompt-box.tsx'
import { requireUser } from '#web/lib/session.ts'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/trip/create')({
  head: () => ({ meta: [{ title: messages.trips.plannerTitle }] }),
  beforeLoad: ({ location }) => requireUser(location),
  component: CreateTrip,
})

function CreateTrip() {
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <PlannerScreen
      trip={null}
      userId={user.id}
      renderAssistant={(planning) => <PromptBox planning={planning} />}
      onSaved={(tripId) => void navigate({ to: '/trip/view/$tripId', params: { tripId } })}
    />
  )
}
