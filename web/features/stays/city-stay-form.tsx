import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { isCounted } from '#shared/domain/ledger/counting.ts'
import { boundsOf } from '#shared/domain/ledger/partial-date.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import type { StayCity } from '#web/queries/stay-actions.ts'
import { newStay } from '#web/queries/stay-changes.ts'
import { overlapOf } from './overlap.ts'
import { StayForm } from './stay-form.tsx'
import type { SavedStay, StayValues } from './stay-values.ts'

type CityStayFormProps = {
  userId: string
  city: StayCity
  /** Undefined for a new stay. */
  stay: LedgerStay | undefined
  /** Called with the stay that was entered, and with a function to call once it is saved. */
  onSave: (stay: LedgerStay, onSaved: () => void) => void
  onCancel: () => void
  cancelText?: string
  isSheet?: boolean
  className?: string
}

/** The form of a stay in a city; it warns of dates in the future, and of other stays far away on the same days. */
export function CityStayForm({ userId, city, stay, onSave, ...form }: CityStayFormProps) {
  const queryClient = useQueryClient()
  const [added] = useState(() => newStay(city.id))
  const stored = stay ?? added
  const shown = () => queryClient.getQueryData(ledgerQuery(userId).queryKey)
  const warningOf = (values: StayValues) => {
    const ledger = shown()
    const today = localDay(new Date())
    // A layover that never counts cannot begin to.
    const counts = values.kind !== 'transit' || ledger?.rules.transit === true
    if (counts && boundsOf(values.start, values.end).lo > today) {
      const counted = ledger?.stays.filter(
        (one) => one.city === city.id && isCounted(one, ledger.rules, today),
      )
      const isLast = counted?.length === 1 && counted[0]?.id === stored.id
      return isLast ? texts.futureUncounts({ city: city.name }) : texts.future
    }
    const far = ledger && overlapOf(ledger, { ...values, id: stored.id, city: city.id }, city.place)
    return far && texts.overlap({ city: far.name, km: Math.round(far.km) })
  }
  return (
    <StayForm
      slot={`stay.${userId}.${city.id}.${stay?.id ?? 'new'}`}
      stored={stored}
      // A new stay that appears in the list is saved or being saved: the next one is another.
      isOver={(id) => stay === undefined && shown()?.stays.some((other) => other.id === id) === true}
      warningOf={warningOf}
      onSave={(values: SavedStay, onSaved) => onSave({ ...stored, ...values }, onSaved)}
      {...form}
    />
  )
}
