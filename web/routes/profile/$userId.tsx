import { createFileRoute } from '@tanstack/react-router'
import { PrivatePersonScreen } from '#web/features/errors/private-person-screen.tsx'
import { PictureButton } from '#web/features/pictures/picture-button.tsx'
import { countrySearch } from '#web/features/profile/country-search.ts'
import { OthersProfile } from '#web/features/profile/others-profile.tsx'
import { YearLink } from '#web/features/year/year-link.tsx'
import { currentUser } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { publicUserQuery } from '#web/queries/users.ts'

export const Route = createFileRoute('/profile/$userId')({
  validateSearch: countrySearch,
  staticData: { title: () => messages.profile.userTitle },
  // Prefetched, not awaited: the page shows skeletons until the data is loaded.
  loader: ({ context: { queryClient }, params: { userId } }) => {
    if (currentUser()?.id !== userId) void queryClient.prefetchQuery(publicUserQuery(userId))
  },
  component: UserProfile,
})

function UserProfile() {
  useLanguage()
  const { userId } = Route.useParams()
  const { country } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OthersProfile
      key={userId}
      userId={userId}
      selected={country}
      privateScreen={<PrivatePersonScreen />}
      pictures={<PictureButton subject={{ about: 'profile', user: userId }} />}
      slots={{ renderYearLink: (year) => <YearLink userId={userId} year={year} /> }}
      onSelect={(iso2) =>
        void navigate({ search: iso2 === undefined ? {} : { country: iso2 }, resetScroll: false })
      }
    />
  )
}
