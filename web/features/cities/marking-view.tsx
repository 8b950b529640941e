import { useCallback } from 'react'
import type { ReactNode, RefObject } from 'react'
import { closeCitySearch, emptySearchText, setSearchText, useCitySearchState } from '#web/lib/city-search.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { CityFinder } from './city-finder.tsx'
import { KeptList } from './kept-list.tsx'
import type { PastedList } from './pasted-list.ts'
import { SearchFoot } from './search-foot.tsx'
import { type Choice, hasFailed, type Sitting } from './sitting.ts'
import { detailOf } from './sitting-row.tsx'
import type { usePaste } from './use-paste.ts'

type MarkingViewProps = {
  field: RefObject<HTMLInputElement | null>
  userId: string
  sitting: Sitting
  choices: readonly Choice[]
  /** Searches for the city of a choice that failed. */
  onChoiceSearch: (choice: Choice) => void
  /** A pasted list that waits in the meantime. */
  list: PastedList | null
  onList: (list: PastedList | null) => void
  onListShown: (isShown: boolean) => void
  paste: ReturnType<typeof usePaste>
  /** Whether the window stays open after a city is marked. `isShift`: Shift was held, which keeps it open. */
  keepsOpen: (isShift: boolean) => boolean
  isWide: boolean
  isPhone: boolean
  aside: ReactNode
}

/** The search that marks: choosing a city marks it and empties the field. */
export function MarkingView(props: MarkingViewProps) {
  const { field, userId, sitting, choices, list, onList, onListShown, paste, keepsOpen, aside } = props
  const { onChoiceSearch, isWide, isPhone } = props
  const { text } = useCitySearchState()

  const handleChoose = useCallback(
    (city: Place, isShift: boolean) => {
      const staysOpen = keepsOpen(isShift)
      emptySearchText()
      sitting.chooseCity(city, { keepsOpen: staysOpen })
      if (staysOpen) field.current?.focus()
      else closeCitySearch()
    },
    [field, sitting, keepsOpen],
  )
  const handleEnterEarly = (typed: string, isShift: boolean) => {
    emptySearchText()
    sitting.chooseText(typed, { keepsOpen: keepsOpen(isShift) })
  }
  const endKeptList = useCallback(() => {
    onList(null)
    field.current?.focus()
  }, [field, onList])

  return (
    <>
      <CityFinder
        key="search"
        ref={field}
        userId={userId}
        text={text}
        onText={setSearchText}
        onChoose={handleChoose}
        onEnterEarly={handleEnterEarly}
        onPaste={paste.handlePaste}
        isHeld={paste.isReadingPaste}
        note={noteAbout(choices, { isWide, isPhone })}
        banner={
          list !== null && (
            <KeptList userId={userId} list={list} onShow={() => onListShown(true)} onEnd={endKeptList} />
          )
        }
        aside={aside}
      />
      <SearchFoot
        sitting={sitting}
        choices={choices}
        onSearch={onChoiceSearch}
        onSwitchClicked={() => field.current?.focus()}
        isWide={isWide}
        isPhone={isPhone}
      />
    </>
  )
}

/** A note about earlier choices, when no pane beside the search shows them; "" for none. */
function noteAbout(choices: readonly Choice[], { isWide, isPhone }: { isWide: boolean; isPhone: boolean }) {
  const searching = choices.find(({ state }) => state === 'searching')
  if (!isWide && searching) return texts.waiting({ text: searching.text })
  const failed = choices.find(hasFailed)
  if (!isPhone || !failed) return ''
  const city = failed.visit?.expand?.city
  return texts.failure({
    name: city ? cityName(city) : texts.quoted({ text: failed.text }),
    reason: detailOf(failed),
  })
}
