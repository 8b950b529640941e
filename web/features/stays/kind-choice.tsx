import { useId } from 'react'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'
import type { StayValues } from './stay-values.ts'

type KindChoiceProps = { kind: StayValues['kind']; onChoose: (kind: StayValues['kind']) => void }

/** The kind of a stay, as three radio buttons. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 font-medium text-ink-2">{texts.kind}</legend>
      <div className="mt-1.5 grid grid-cols-3 overflow-hidden rounded-md border border-field bg-raised">
        {(['visited', 'lived', 'transit'] as const).map((each) => (
          <label
            key={each}
            className="relative flex min-h-11 cursor-pointer items-center justify-center gap-1.5 px-1 py-1.5 text-center text-[0.84375rem] leading-4.5 md:gap-2 md:text-14 font-medium text-ink-2 not-first:border-s not-first:border-rule-strong hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-current forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === kind}
              onChange={() => onChoose(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <StayGlyph kind={each} className={each === kind ? '' : 'text-pin'} />
            <span className="min-w-0 wrap-anywhere">{texts[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
