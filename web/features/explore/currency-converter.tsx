import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeftRight } from 'lucide-react'
import { dayText } from '#web/lib/language/date-text.ts'
import { decimalText } from '#web/lib/language/formats.ts'
import { useEffect, useId, useState } from 'react'
import { convertCurrency, isAmount, isNegativeAmount, payableDecimals } from '#shared/domain/currency.ts'
import { errorToast } from '#web/lib/toast.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { currenciesQuery } from '#web/queries/currencies.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { PartFailure } from './load-notice.tsx'
import { cardClass } from './page-class.ts'
import { useFailureToast } from './use-failure-toast.ts'

type CurrencyConverterProps = {
  from: string
  to: string
  onChange: (currencies: { from: string; to: string }) => void
}

const firstAmount = '100'
const longestAmount = 40

/** Converts an amount between two currencies, by the rates of a day. */
export function CurrencyConverter({ from, to, onChange }: CurrencyConverterProps) {
  const [amount, setAmount] = useState(firstAmount)
  const conversion = useConversion(amount, from, to)
  const { rates, day, currencies, payable } = conversion
  const amountId = useId()
  const { converter } = exploreMessages
  return (
    <section aria-labelledby="converter" className={`print:hidden ${cardClass}`}>
      <h2 id="converter" className="text-22">
        {converter.title}
      </h2>
      <div className="mt-0.5 h-6 text-14 text-ink-2">
        {day !== undefined && converter.ratesOf({ day: dayText(day) })}
        {day === undefined && !rates.isError && <Skeleton className="mt-1 h-4 w-44" />}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-2">
        <AmountField id={amountId} amount={amount} note={conversion.note} onChange={setAmount} />
        <CurrencySelect
          label={converter.from}
          code={from}
          currencies={currencies}
          onSelect={(code) => onChange({ from: code, to: code === to ? from : to })}
        />
      </div>
      {conversion.note && (
        <p
          id={`${amountId}-note`}
          className={clsx('mt-1.5 text-13', conversion.note.isError ? 'text-bad' : 'text-ink-3')}
        >
          {conversion.note.text}
        </p>
      )}
      <div className="my-1 flex items-center gap-3 after:h-px after:flex-1 after:bg-rule md:my-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2.5"
          onClick={() => onChange({ from: to, to: from })}
        >
          <ArrowLeftRight className="size-4" strokeWidth={1.6} aria-hidden />
          {converter.swap}
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-2">
        <Result amountId={amountId} result={rates.isPending ? undefined : conversion.result} />
        <CurrencySelect
          label={converter.to}
          code={to}
          currencies={currencies}
          onSelect={(code) => onChange({ from: code === from ? to : from, to: code })}
        />
      </div>
      {payable !== undefined && (
        <p className="figures mt-2 text-14 text-ink-2">
          {converter.payable} <b className="font-semibold text-ink">{payable}</b> {to}
        </p>
      )}
      {rates.isError && rates.data === undefined && (
        <PartFailure title={converter.failed} error={rates.error} onRetry={() => void rates.refetch()} />
      )}
    </section>
  )
}

/** The converted amount by the latest rates, and the notes about it. */
function useConversion(amount: string, from: string, to: string) {
  const rates = useQuery(currenciesQuery)
  const { converter } = exploreMessages
  const { day, currencies = [] } = rates.data ?? {}
  const rateOf = (code: string) => currencies.find((currency) => currency.code === code)?.rate ?? 0
  const invalid = rates.data === undefined ? '' : [from, to].filter((code) => rateOf(code) <= 0).join(' ')
  useFailureToast(converter.failed, rates)
  useEffect(() => {
    if (invalid !== '') errorToast(converter.failed, converter.invalidCode)
  }, [invalid, converter])

  const isNegative = isNegativeAmount(amount)
  const isText = amount.trim() !== '' && !isAmount(amount)
  const convert = (decimals?: number) =>
    decimalText(convertCurrency(isNegative ? '0' : amount, rateOf(from), rateOf(to), decimals))
  // A code without a rate may be any text.
  const decimals = rateOf(to) > 0 ? payableDecimals(to) : 2
  const note: Note | undefined = isNegative
    ? { text: converter.negative, isError: true }
    : isText
      ? { text: converter.noNumber, isError: false }
      : undefined
  return {
    rates,
    day,
    currencies,
    note,
    result: convert(),
    /** The result with the decimals of the currency, when these are not two. */
    payable: decimals === 2 ? undefined : convert(decimals),
  }
}

type Note = { text: string; isError: boolean }

type AmountFieldProps = {
  id: string
  amount: string
  note: Note | undefined
  onChange: (amount: string) => void
}

function AmountField({ id, amount, note, onChange }: AmountFieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {exploreMessages.converter.amount}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestAmount}
        value={amount}
        aria-invalid={note?.isError === true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} figures`}
      />
    </div>
  )
}

/** The result, or its place while the rates are loading. */
function Result({ amountId, result }: { amountId: string; result: string | undefined }) {
  const resultId = useId()
  const { converter } = exploreMessages
  return (
    <div className="min-w-0">
      <span id={resultId} className="mb-1.5 block text-13 font-medium text-ink-2">
        {converter.result}
      </span>
      {result === undefined ? (
        <div className="border-b border-rule-strong py-2.5">
          <p className="sr-only">{converter.loading}</p>
          <Skeleton className="h-6 w-28" />
        </div>
      ) : (
        <output
          aria-labelledby={resultId}
          htmlFor={amountId}
          className="block overflow-x-auto border-b border-rule-strong font-serif text-[2.125rem] leading-11 tracking-[-0.02em] whitespace-nowrap lining-nums tabular-nums [scrollbar-width:none]"
        >
          {result}
        </output>
      )}
    </div>
  )
}
