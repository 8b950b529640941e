import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useImportStage } from '#web/features/import/import-stage.ts'
import { ReviewStage } from '#web/features/import/review-stage.tsx'
import { CityPicker } from '#web/features/planner/city-picker.tsx'
import { requireUser, usePageOwner } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'

export const Route = createFileRoute('/import/review')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: () => messages.imports.title, layout: 'map' },
  beforeLoad: ({ location }) => requireUser(location),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
  },
  component: Review,
})

function Review() {
  useLanguage()
  const user = usePageOwner(Route.useRouteContext().user)
  const stage = useImportStage(user.id)
  if (stage.is !== 'review') return <Navigate to="/import" replace />
  return (
    <ReviewStage
      key={user.id}
      userId={user.id}
      stage={stage}
      renderCityPicker={({ label, button, firstText, candidates, onPick }) => (
        <CityPicker
          id="import-city"
          label={label}
          city={undefined}
          candidates={candidates?.map((city) => ({ ...city, unaccented_name: city.name }))}
          {...{ button, firstText, onPick }}
        />
      )}
    />
  )
}
