import { lazy, Suspense, useEffect } from 'react'
import { closeCitySearch, openCitySearch, useIsCitySearchOpen } from '#web/lib/city-search.ts'
import { useSession } from '#web/lib/session.ts'
import { useVisitNews } from '#web/queries/visit-news.ts'
import { useSearchShortcut } from './search-shortcut.ts'

const loadDialog = () => import('./city-search-dialog.tsx')
const CitySearchDialog = lazy(async () => ({ default: (await loadDialog()).CitySearchDialog }))

/** The city search of a signed-in person: its shortcuts and its dialog. Stands once, in the root. */
export function CitySearch() {
  const { user } = useSession()
  return user === null ? null : <SignedInCitySearch key={user.id} userId={user.id} />
}

function SignedInCitySearch({ userId }: { userId: string }) {
  const isOpen = useIsCitySearchOpen()
  useSearchShortcut(openCitySearch)
  useVisitNews()

  useEffect(() => {
    // Fetched once the page is quiet, so that the first letters typed after '/' find the field there.
    const timer = setTimeout(() => void loadDialog(), 300)
    return () => {
      clearTimeout(timer)
      closeCitySearch()
    }
  }, [])

  return (
    <Suspense>
      <CitySearchDialog userId={userId} isOpen={isOpen} />
    </Suspense>
  )
}
