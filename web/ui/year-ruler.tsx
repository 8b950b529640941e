import { useMemo } from 'react'
import {
  type RulerFont,
  type RulerHome,
  type RulerStay,
  yearRuler,
} from '#shared/domain/ledger/year-ruler.ts'
import { directionOf } from '#shared/messages/languages.ts'
import { useLanguage } from '#web/messages/language.ts'
import { monthNames } from '#web/lib/language/month-names.ts'
import { textWidth } from '#web/lib/text-width.ts'

type YearRulerProps = {
  year: number
  /** In pixels; the drawing is scaled to its box. */
  width: number
  /** The text alternative. */
  label: string
  /** In the order in which their names are placed. */
  stays: readonly RulerStay[]
  trips: readonly { id: string; label: string }[]
  homes: readonly RulerHome[]
  /** The label for stays of which only the year is known; '' for none. */
  unknown?: string
}

const serif = '"Source Serif 4 Variable", "Noto Naskh Arabic Variable", serif'
const sans = '"Hanken Grotesk Variable", "Vazirmatn Variable", sans-serif'
const fonts: Record<RulerFont, { css: string; className: string }> = {
  trip: { css: `italic 400 14px ${serif}`, className: 'font-serif text-[14px] font-normal italic fill-ink' },
  name: { css: `500 12px ${sans}`, className: 'text-[12px] fill-ink-2' },
  home: { css: `500 11px ${sans}`, className: 'text-[11px] fill-ink-2' },
}

/** Months at least this wide have short names, narrower ones a letter. */
const shortNamePx = 40

/** A year as a scale bar of twelve months: stays above it, homes below. */
export function YearRuler({ year, width, label, stays, trips, homes, unknown = '' }: YearRulerProps) {
  const language = useLanguage()
  const isMirrored = directionOf(language) === 'rtl'
  const ruler = useMemo(
    () =>
      yearRuler({
        year,
        width,
        stays,
        trips,
        homes,
        unknown,
        isMirrored,
        textWidth: (text, font) => textWidth(text, fonts[font].css),
      }),
    [year, width, stays, trips, homes, unknown, isMirrored],
  )
  const names = monthNames(language, width / 12 < shortNamePx ? 'narrow' : 'short')
  const px = (value: number) => value.toFixed(1)
  return (
    <svg
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`0 ${ruler.top} ${width} ${ruler.height - ruler.top}`}
      className="block h-auto w-full overflow-visible font-medium"
    >
      {ruler.brackets.map(({ x, width: wide }) => (
        <path key={x} d={`M${px(x)} 33v-7h${px(wide)}v7`} className="fill-none stroke-field" />
      ))}
      {ruler.bars.map(({ x, width: wide, kind, isExact }, index) =>
        kind === 'transit' ? (
          <path
            key={index}
            d={`M${px(x + wide / 2)} 40l5 9.5h-10z`}
            className="fill-paper stroke-pin stroke-[1.6]"
            strokeLinejoin="round"
          />
        ) : isExact ? (
          <rect key={index} x={px(x)} y={40} width={px(wide)} height={10} className="fill-pin" />
        ) : (
          <rect
            key={index}
            x={px(x + 0.7)}
            y={40.7}
            width={px(Math.max(1, wide - 1.4))}
            height={8.6}
            className="fill-none stroke-pin stroke-[1.4]"
            strokeDasharray="3 2.5"
          />
        ),
      )}
      {ruler.months.map(({ x, width: wide }, month) => (
        <g key={month}>
          {month % 2 === 0 && <rect x={px(x)} y={56} width={px(wide)} height={7} className="fill-ink" />}
          <text
            x={px(isMirrored ? x + wide - 2 : x + 2)}
            y={76}
            textAnchor={isMirrored ? 'end' : 'start'}
            className="fill-ink-3 text-[11px]"
          >
            {names[month]}
          </text>
        </g>
      ))}
      <rect x={0.5} y={56.5} width={width - 1} height={6} className="fill-none stroke-ink" />
      {ruler.homes.map(({ x, width: wide }, index) => (
        <g key={index}>
          <path
            d={`M${px(x)} 90h${px(wide)}M${px(x)} 93h${px(wide)}`}
            className="fill-none stroke-pin stroke-[1.2]"
          />
          <rect x={px(isMirrored ? x + wide - 8 : x)} y={87.5} width={8} height={8} className="fill-pin" />
        </g>
      ))}
      {ruler.labels.map(({ text, font, x, y, anchor }) => (
        <text
          key={`${x} ${y}`}
          x={px(x)}
          y={y}
          textAnchor={anchor}
          className={`[unicode-bidi:plaintext] ${fonts[font].className}`}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
