import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { City } from '#shared/collections/cities.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { useCityStays, useStayActions } from '#web/queries/stay-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CityStayForm } from './city-stay-form.tsx'
import { editButtonId, StayList } from './stay-list.tsx'

/** Used instead of an id for the form of a new stay. */
const added = 'new'

/** The signed-in person's stays in a city, each with its form in place of its row. */
export function CityStays({ userId, city }: { userId: string; city: City }) {
  const headingId = useId()
  const addId = useId()
  const stays = useCityStays(userId, city.id)
  const named = { id: city.id, name: cityName(city), place: city }
  const { enter, take } = useStayActions(userId, named)
  /** The stay whose form is open. */
  const [open, setOpen] = useState<string>()
  const close = (stay: LedgerStay | undefined) => {
    flushSync(() => setOpen(undefined))
    document.getElementById(stay ? editButtonId(stay.id) : addId)?.focus()
  }
  const remove = (stay: LedgerStay) => {
    const index = stays.data?.indexOf(stay) ?? -1
    const next = stays.data?.[index + 1] ?? stays.data?.[index - 1]
    document.getElementById(next ? editButtonId(next.id) : addId)?.focus()
    void take(stay)
  }
  const form = (stay: LedgerStay | undefined) => (
    <CityStayForm
      userId={userId}
      city={named}
      stay={stay}
      onSave={(entered, onSaved) => {
        void enter(entered, stay, onSaved)
        close(stay)
      }}
      onCancel={() => close(stay)}
      className="my-4 rounded-md border border-rule bg-sheet p-4 md:p-5"
    />
  )
  const edited = stays.data?.find(({ id }) => id === open)
  return (
    <section aria-labelledby={headingId} className="min-w-0 print:hidden">
      <div className="flex min-h-9 items-baseline justify-between gap-4 border-b border-rule-strong pb-2">
        <h2 id={headingId} className="text-22">
          {texts.title}
        </h2>
        {stays.data !== undefined && stays.data.length > 0 && (
          <p className="text-14 text-ink-2">{summaryOf(stays.data)}</p>
        )}
      </div>
      {stays.isPending && (
        <output aria-label={texts.loading} className="block py-2">
          <Skeleton className="mt-2 h-10 w-full" />
          <Skeleton className="mt-3 h-10 w-full" />
        </output>
      )}
      {stays.isError && stays.data === undefined && (
        <FailureNotice
          title={texts.couldNotLoad}
          error={stays.error}
          onRetry={() => void stays.refetch()}
          className="mt-4"
        />
      )}
      {stays.data && (
        <>
          <StayList
            stays={stays.data}
            edited={open}
            form={edited && form(edited)}
            onEdit={(stay) => setOpen(stay.id)}
            onRemove={remove}
          />
          {open === added ? (
            form(undefined)
          ) : (
            <Button
              id={addId}
              variant="quiet"
              onClick={() => setOpen(added)}
              className="-ms-3 mt-2 max-md:h-11 px-3!"
            >
              <Plus className="size-4" strokeWidth={1.6} aria-hidden />
              {texts.add}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** "2 stays, since 2010". */
const summaryOf = (stays: readonly LedgerStay[]) => {
  const years = stays.map(({ start }) => start.slice(0, 4)).filter((year) => year !== '')
  const [first] = years.toSorted()
  const count = stays.length
  return first === undefined || count === 1
    ? texts.count({ count })
    : texts.countSince({ count, year: first })
}
