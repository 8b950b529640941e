import { createFileRoute } from '@tanstack/react-router'
import { PictureButton } from '#web/features/pictures/picture-button.tsx'
import { countrySearch } from '#web/features/profile/country-search.ts'
import { Profile } from '#web/features/profile/profile.tsx'
import { YearLink } from '#web/features/year/year-link.tsx'
import { requireUser, useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { visitedCountriesQuery } from '#web/queries/distinct-visited.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'

export const Route = createFileRoute('/profile/')({
  // Keeps the ledger's code out of the first script.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: countrySearch,
  staticData: { title: () => messages.profile.myTitle },
  beforeLoad: ({ location }) => requireUser(location),
  // Prefetched, not awaited: the page shows skeletons until the data is loaded.
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(ledgerQuery(user.id))
    void queryClient.prefetchQuery(visitedCountriesQuery(user.id))
    void queryClient.prefetchQuery(countryStatusesQuery)
  },
  component: MyProfile,
})

function MyProfile() {
  useLanguage()
  const { user } = useSession()
  const { country } = Route.useSearch()
  const navigate = Route.useNavigate()
  // After a sign-out, until the guard redirects.
  if (user === null) return null
  return (
    <Profile
      person={user}
      isOwn
      pictures={<PictureButton subject={{ about: 'profile', user: user.id }} />}
      selected={country}
      slots={{ renderYearLink: (year) => <YearLink userId={user.id} year={year} /> }}
      onSelect={(iso2) =>
        void navigate({ search: iso2 === undefined ? {} : { country: iso2 }, resetScroll: false })
      }
    />
  )
}
