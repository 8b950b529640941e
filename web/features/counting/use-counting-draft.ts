import { useState } from 'react'
import type { Ledger } from '#shared/ledger.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import type { Counting } from '#web/queries/counting-rules.ts'
import type { Place } from '#web/queries/places.ts'

/** The person's choice before it is stored: it follows the stored choice until it is changed. */
export const useCountingDraft = (ledger: Ledger) => {
  const [change, setChange] = useState<Partial<Counting>>({})
  const [place, setPlace] = useState<Place>()
  const stored: Counting = { ...ledger.rules, home: ledger.home }
  const choice = { ...stored, ...change }
  const home = [place, ...ledger.cities].find((city) => city?.id === choice.home)
  return {
    choice,
    /** The city chosen as home, which the ledger may lack. */
    place: place?.id === choice.home ? place : undefined,
    homeName: home ? cityName(home) : '',
    isChanged: JSON.stringify(choice) !== JSON.stringify(stored),
    onChange: (next: Partial<Counting>) => setChange((before) => ({ ...before, ...next })),
    onPickHome: (city: Place) => {
      setPlace(city)
      setChange((before) => ({ ...before, home: city.id }))
    },
    reset: () => setChange({}),
  }
}
