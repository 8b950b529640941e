import { useQueryClient } from '@tanstack/react-query'
import type { LedgerStay } from '#shared/ledger.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import type { StayCity } from '#web/queries/stay-actions.ts'
import { overlapOf } from './overlap.ts'
import { StayForm } from './stay-form.tsx'
import { newStayValues, type StayValues } from './stay-values.ts'

type CityStayFormProps = {
  userId: string
  city: StayCity
  /** Undefined for a new stay. */
  stay: LedgerStay | undefined
  onSave: (values: StayValues) => Promise<boolean>
  onCancel: () => void
  cancelText?: string
  isSheet?: boolean
  className?: string
}

/** The form of a stay in a city; it hints at other stays of the same days far away. */
export function CityStayForm({ userId, city, stay, ...form }: CityStayFormProps) {
  const queryClient = useQueryClient()
  const warningOf = (values: StayValues) => {
    const ledger = queryClient.getQueryData(ledgerQuery(userId).queryKey)
    const far = ledger && overlapOf(ledger, { ...values, id: stay?.id ?? '', city: city.id }, city.place)
    return far && texts.overlap({ city: far.name, km: Math.round(far.km) })
  }
  return (
    <StayForm
      slot={`stay.${userId}.${city.id}.${stay?.id ?? 'new'}`}
      stored={stay ?? newStayValues}
      warningOf={warningOf}
      {...form}
    />
  )
}
