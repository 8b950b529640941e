import { useState } from 'react'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'

/** A search for the one city that an entry means, instead of the search that marks. */
type CityRequest = { text: string; onCity: (city: Place) => void }

/** The function that opens such a search, and the props of its finder, which are undefined while there is none. */
export function useCityRequest() {
  const [request, setRequest] = useState<CityRequest>()
  const [typed, setTyped] = useState('')
  const end = () => setRequest(undefined)
  return {
    /** Searches for a text first; the person may type another. */
    searchFor: (text: string, onCity: (city: Place) => void) => {
      setRequest({ text, onCity })
      setTyped(text)
    },
    requestFinder: request && {
      text: typed,
      onText: setTyped,
      onChoose: (city: Place) => {
        request.onCity(city)
        end()
      },
      // Here a city is chosen only from the displayed list.
      onEnterEarly: () => undefined,
      onBack: end,
      note: texts.choosingFor({ text: request.text }),
    },
  }
}
