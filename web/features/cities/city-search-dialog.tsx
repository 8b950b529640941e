import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import {
  closeCitySearch,
  openCitySearch,
  takeEnteredTexts,
  useCitySearchState,
} from '#web/lib/city-search.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { marksSeveral } from './mark-several.ts'
import type { PastedList } from './pasted-list.ts'
import { SearchWindow } from './search-window.tsx'
import { Sitting } from './sitting.ts'

/** The dialog in which cities are found by their names and marked as visited. */
export function CitySearchDialog({ userId }: { userId: string }) {
  const { isOpen } = useCitySearchState()
  const queryClient = useQueryClient()
  // The state is here and not in the window, because saving continues while the window is closed.
  const [sitting] = useState(() => new Sitting(queryClient, userId))

  const [list, setList] = useState<PastedList | null>(null)
  const [isListShown, setListShown] = useState(false)
  // The search always opens with its field.
  if (!isOpen && isListShown) setListShown(false)

  useEffect(() => {
    if (isOpen) sitting.begin()
    for (const text of takeEnteredTexts()) sitting.chooseText(text, { keepsOpen: marksSeveral() })
  }, [sitting, isOpen])

  const { data: visits } = useQuery({ ...visitedCitiesQuery(userId), enabled: isOpen })
  useEffect(() => {
    if (visits !== undefined) sitting.compareWith(visits)
  }, [sitting, visits])

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? openCitySearch() : closeCitySearch())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <SearchWindow
          userId={userId}
          sitting={sitting}
          list={list}
          onList={setList}
          isListShown={isListShown}
          onListShown={setListShown}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
