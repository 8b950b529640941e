import { createFileRoute, notFound } from '@tanstack/react-router'
import { PrivatePersonScreen } from '#web/features/errors/private-person-screen.tsx'
import { PictureButton } from '#web/features/pictures/picture-button.tsx'
import { YearPage } from '#web/features/year/year-page.tsx'
import { useLanguage } from '#web/messages/language.ts'
import { messages } from '#web/messages/index.ts'
import { worldQuery } from '#web/queries/world.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'

export const Route = createFileRoute('/profile/$userId_/year/$year')({
  staticData: { title: () => messages.profile.userTitle },
  beforeLoad: ({ params: { year } }) => {
    if (!/^[12]\d{3}$/.test(year)) throw notFound()
  },
  // Prefetched, not awaited: the page shows skeletons until the data is loaded.
  loader: ({ context: { queryClient }, params: { userId } }) => {
    void queryClient.prefetchQuery(ledgerQuery(userId))
    void queryClient.prefetchQuery(worldQuery)
  },
  component: YearInReview,
})

function YearInReview() {
  useLanguage()
  const { userId, year } = Route.useParams()
  return (
    <YearPage
      key={`${userId} ${year}`}
      userId={userId}
      year={Number(year)}
      privateScreen={<PrivatePersonScreen />}
      pictures={<PictureButton subject={{ about: 'year', user: userId, year: Number(year) }} />}
    />
  )
}
