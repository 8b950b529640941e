import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { listText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { requestMessages } from '#web/messages/request.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChangeLine } from './change-lines.ts'

type ChangeTableProps = {
  lines: readonly ChangeLine[]
  /** The text of the button that saves the trip. */
  saveLabel: string
  /** Absent when the trip is the same as before, so that there is nothing to undo. */
  onUndo: (() => void) | undefined
  onHide: () => void
}

// A longer table, and any table on a phone, shows only the lines that changed.
const mostLines = 12

/**
 * The changes of a follow-up, which are already applied: each stop before and now, with Undo and Hide. A follow-up that
 * changed nothing has no Undo.
 */
export function ChangeTable({ lines, saveLabel, onUndo, onHide }: ChangeTableProps) {
  const isPhone = useIsPhone()
  const [isWhole, setIsWhole] = useState(false)
  const { changeTable, othersSame, hide, savedWith, nothingChanged } = requestMessages
  const changed = lines.filter(({ kind }) => kind !== 'same')
  const shown = !isWhole && (isPhone || lines.length > mostLines) ? changed : lines
  const others = lines.length - shown.length
  return (
    <section aria-label={changeTable} className="mt-3">
      {changed.length === 0 ? (
        <p className="m-0 text-14 text-ink-2">{nothingChanged}</p>
      ) : isPhone ? (
        <ShortLines lines={shown} />
      ) : (
        <Table lines={shown} />
      )}
      {changed.length > 0 && others > 0 && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-11 text-13 text-ink-2 underline underline-offset-4"
        >
          {othersSame({ count: others })}
        </button>
      )}
      <div className="mt-3.5 flex items-center gap-2">
        {onUndo && (
          <Button onClick={onUndo}>
            <Undo2 className="size-4.5" strokeWidth={1.6} aria-hidden />
            {plannerMessages.undo}
          </Button>
        )}
        <Button variant="quiet" onClick={onHide}>
          {hide}
        </Button>
        {onUndo && (
          <span className="ms-auto text-13 text-ink-2 max-md:hidden">{savedWith({ button: saveLabel })}</span>
        )}
      </div>
    </section>
  )
}

function Table({ lines }: { lines: readonly ChangeLine[] }) {
  const { changeTable, stop, before, now } = requestMessages
  return (
    <table className="change-table">
      <caption className="sr-only">{changeTable}</caption>
      <thead>
        <tr>
          {[stop, before, now].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, kind, title, before: former, now: next }) => (
          <tr key={key} className={`is-${kind}`}>
            <th scope="row">
              <span className="own-direction">{title}</span>
            </th>
            <td>{former === '' ? '' : <Struck isGone={kind === 'gone'} text={former} />}</td>
            <td>{next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone each line has the stop and beside it the old value, struck through, and the new one. */
function ShortLines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <dl className="change-lines">
      {lines.map(({ key, kind, title, short: { before, now } }) => (
        <div key={key} className={`is-${kind}`}>
          <dt className="own-direction">{title}</dt>
          <dd>
            {kind === 'same' ? (
              listText([before, now])
            ) : (
              <>
                <Struck isGone text={before} /> <b>{now}</b>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Struck = ({ isGone, text }: { isGone: boolean; text: string }) =>
  isGone && text !== '' ? <s>{text}</s> : <>{text}</>
