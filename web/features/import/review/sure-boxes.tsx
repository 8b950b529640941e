import { clsx } from 'clsx'
import { importsMessages as texts } from '#web/messages/imports.ts'

type Sure = 'sure' | 'likely' | 'unsure'

const filled: Record<Sure, number> = { sure: 3, likely: 2, unsure: 1 }

/** How sure a stay is, as three boxes like those of a scale bar. The word for it is beside or below them. */
export function SureBoxes({ sure }: { sure: Sure }) {
  return (
    <span aria-hidden className="inline-flex shrink-0 gap-0.5">
      {[0, 1, 2].map((box) => (
        <span
          key={box}
          className={clsx(
            'block h-1.5 w-2.5 border border-ink-2',
            box < filled[sure] && 'bg-ink-2 forced-colors:bg-[CanvasText]',
          )}
        />
      ))}
    </span>
  )
}

/** The word for how sure a stay is. */
export const sureText = (sure: Sure) => texts.sure[sure]
