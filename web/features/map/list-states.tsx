import type { ReactNode } from 'react'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The list while it loads, with lines of the final size. */
export function ListSkeleton({ entryPx, headingPx }: { entryPx: number; headingPx: number }) {
  return (
    <div aria-busy className="min-h-0 flex-1 overflow-hidden px-5 md:px-6">
      <p className="sr-only">{messages.common.loading}</p>
      <div style={{ height: headingPx }} />
      {Array.from({ length: 24 }, (_, index) => (
        <div key={index} aria-hidden className="flex items-center gap-3" style={{ height: entryPx }}>
          <Skeleton className="h-3.75 w-5" />
          <Skeleton className={`h-3.5 ${['w-36', 'w-28', 'w-44', 'w-32'][index % 4]}`} />
          <Skeleton className="ms-auto h-3 w-14" />
        </div>
      ))}
    </div>
  )
}

type NoticeProps = {
  title: string
  text?: string
  action?: { label: string; onClick: () => void } | undefined
  /** A second action, shown beside the first. */
  other?: ReactNode
}

/** Shown instead of the list when there is none. */
export function ListNotice({ title, text, action, other }: NoticeProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 md:px-6 md:py-8">
      <h2 className="text-22">{title}</h2>
      {text !== undefined && <p className="mt-2 text-ink-2">{text}</p>}
      {action && (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button variant="primary" onClick={action.onClick}>
            {action.label}
          </Button>
          {other}
        </div>
      )}
    </div>
  )
}
