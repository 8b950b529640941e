import { Link } from '@tanstack/react-router'
import { yearMessages } from '#web/messages/year.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown instead of a year without stays. */
export function EmptyYear({ year, userId, own }: { year: number; userId: string; own: boolean }) {
  const texts = yearMessages
  return (
    <EmptyState
      title={texts.emptyTitle({ year: String(year) })}
      text={own ? texts.emptyText : texts.emptyOther}
      action={
        <Link
          {...(own ? { to: '/profile' } : { to: '/profile/$userId', params: { userId } })}
          className={buttonClass({ variant: own ? 'primary' : 'outline' })}
        >
          {texts.toTimeline}
        </Link>
      }
    />
  )
}
