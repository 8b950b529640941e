import { useEffect } from 'react'
import { markingMessages as texts } from '#web/messages/marking.ts'
import { Button } from '#web/ui/button.tsx'
import { type PastedList, usePastedPlaces } from './pasted-list.ts'

type KeptListProps = {
  userId: string
  list: PastedList
  onShow: () => void
  /** Discards the list. Also called when no place of the list is open any more. */
  onEnd: () => void
}

/** The open places of a pasted list after its dialog was closed: one line above the search's results. */
export function KeptList({ userId, list, onShow, onEnd }: KeptListProps) {
  const { openCount, isReading, error } = usePastedPlaces(userId, list)
  const isEdited = list.draft !== undefined
  const isOver = openCount === 0 && !isReading && error === null && !isEdited
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  if (isOver) return null
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center justify-end gap-x-1 border-b border-rule bg-sheet px-4 text-14 md:px-5.5">
      <span className="min-w-0 flex-1 text-ink-2">{texts.keptList({ open: isEdited ? 0 : openCount })}</span>
      <span className="-me-2.5 flex shrink-0">
        <Button variant="quiet" size="sm" onClick={onShow}>
          {texts.showList}
        </Button>
        <Button variant="quiet" size="sm" className="font-normal" onClick={onEnd}>
          {texts.discard}
        </Button>
      </span>
    </div>
  )
}
