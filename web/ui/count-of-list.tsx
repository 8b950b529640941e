import { clsx } from 'clsx'
import type { CountRule } from '#shared/domain/ledger/counting.ts'
import { listSizes } from '#shared/domain/ledger/counting.ts'
import { openCounting } from '#web/lib/counting-dialog.ts'
import { countingMessages } from '#web/messages/counting.ts'
import { textLinkClass } from './text-link.ts'

type CountOfListProps = {
  /** The id of the person whose countries are counted. */
  userId: string
  rule: CountRule
  /** The number before the list ("30 of 250 places"), if it is not shown beside it. */
  count?: number
  className?: string
}

/** "of 250 places": the size of the list by which countries are counted. A button that opens "How we count". */
export function CountOfList({ userId, rule, count, className }: CountOfListProps) {
  const of = listSizes[rule]
  const text =
    count === undefined
      ? countingMessages.of({ of, rule })
      : countingMessages.countOfList({ count, of, rule })
  return <CountingButton userId={userId} text={text} className={clsx('min-h-6 text-start', className)} />
}

type CountingButtonProps = { userId: string; text: string; className: string }

/** A number, or the size of its list, as a button that opens "How we count". */
export function CountingButton({ userId, text, className }: CountingButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={countingMessages.howHint({ text })}
      onClick={() => openCounting(userId)}
      className={clsx(textLinkClass('ink'), className)}
    >
      {text}
    </button>
  )
}
