import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { directionOf } from '#shared/messages/languages.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { useLanguage } from '#web/messages/language.ts'
import { axisYears, gridLines } from './chart-scale.ts'

/** The bar of a year: `isNew` is the part of `value` that is new in it. */
export type YearValue = { year: number; value: number; isNew: number }

type YearChartProps = {
  title: string
  /** Every year of the axis, in order. */
  years: readonly YearValue[]
  /** In pixels; the drawing is scaled to the box where it stands. */
  width: number
  /** A year in words: "2019: 5 countries, 2 new". */
  textOf: (year: YearValue) => string
}

const heightPx = 132
const basePx = 112
const barsPx = 96
/** Half the width of a year's four figures. */
const yearHalfPx = 13
const gapPx = 2
const mostBarPx = 28
/** The numbers of the lines are here, before the first bar. */
const gutterPx = 26

/**
 * Bars by year. The pointer or the arrow keys choose a year, which is then named above the chart; at first it is the
 * last year.
 */
export function YearChart({ title, years, width, textOf }: YearChartProps) {
  const [chosen, setChosen] = useState<number>()
  const isMirrored = directionOf(useLanguage()) === 'rtl'
  const scale = scaleOf(years, width, isMirrored)
  const { first, last, highest, step, barPx, yOf, xOf, middleOf } = scale
  const shown = years.find(({ year }) => year === chosen)
  const now = shown ?? years.at(-1)
  const topYear = years.findLast(({ value }) => value === highest && value > 0)
  const labelled = shown ?? topYear

  const handleKey = (event: KeyboardEvent) => {
    const next = yearByKey(event.key, now?.year ?? last, { first, last, isMirrored })
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(first, Math.min(last, next)))
  }
  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const share = (clientX - box.left) / Math.max(1, box.width)
    const along = (isMirrored ? 1 - share : share) * width - gutterPx
    const index = Math.floor(along / step)
    setChosen(first + Math.max(0, Math.min(years.length - 1, index)))
  }

  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-18 leading-6">{title}</h3>
        <span className="figures text-13 text-ink-2" aria-hidden>
          {shown && textOf(shown)}
        </span>
      </figcaption>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has no drawing
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={now?.year ?? last}
        aria-valuetext={now && textOf(now)}
        aria-readonly
        onKeyDown={handleKey}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        className="mt-2"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${heightPx}`}
          className="block h-auto w-full overflow-visible text-[11px] font-medium"
        >
          <GridLines scale={scale} width={width} isMirrored={isMirrored} />
          {years.map((year, index) => (
            <Bar
              key={year.year}
              x={xOf(index) + (step - barPx) / 2}
              width={barPx}
              y={yOf(year.value)}
              newY={yOf(year.isNew)}
            />
          ))}
          {labelled && (
            <text
              x={px(middleOf(labelled.year))}
              y={px(yOf(labelled.value) - 5)}
              textAnchor="middle"
              className="figures fill-ink text-[12px] font-semibold"
              paintOrder="stroke"
              stroke="var(--paper)"
              strokeWidth={3}
            >
              {numberText(labelled.value)}
            </text>
          )}
          <path d={`M0 ${basePx + 0.5}H${width}`} className="stroke-ink" />
          <AxisYears scale={scale} width={width} />
          {shown && (
            <path
              d={`M${px(middleOf(shown.year) - step / 2)} ${basePx + 1}h${px(step)}`}
              className="stroke-accent stroke-[3]"
            />
          )}
        </svg>
      </div>
    </figure>
  )
}

type Axis = { first: number; last: number; isMirrored: boolean }

/** The year to which a key leads; undefined for other keys. */
const yearByKey = (key: string, year: number, { first, last, isMirrored }: Axis): number | undefined =>
  ({
    ArrowLeft: year + (isMirrored ? 1 : -1),
    ArrowRight: year + (isMirrored ? -1 : 1),
    ArrowDown: year - 1,
    ArrowUp: year + 1,
    PageDown: year - 10,
    PageUp: year + 10,
    Home: first,
    End: last,
  })[key]

type Scale = ReturnType<typeof scaleOf>

/** Where years and values stand in a drawing of this width, in pixels. */
function scaleOf(years: readonly YearValue[], width: number, isMirrored: boolean) {
  const first = years[0]?.year ?? 0
  const last = years.at(-1)?.year ?? 0
  const highest = years.reduce((most, { value }) => Math.max(most, value), 0)
  const lines = gridLines(highest)
  const top = lines.at(-1) ?? 1
  const step = (width - gutterPx) / Math.max(1, years.length)
  const barPx = Math.max(1, Math.min(mostBarPx, step - 2 * gapPx))
  const yOf = (value: number) => basePx - (value / top) * barsPx
  const xOf = (index: number) =>
    isMirrored ? width - gutterPx - (index + 1) * step : gutterPx + index * step
  const middleOf = (year: number) => xOf(year - first) + step / 2
  return { first, last, highest, lines, step, barPx, yOf, xOf, middleOf }
}

/** The horizontal lines with their numbers. */
function GridLines({ scale, width, isMirrored }: { scale: Scale; width: number; isMirrored: boolean }) {
  const { lines, yOf } = scale
  return (
    <>
      {lines.map((line) => (
        <g key={line}>
          <path d={`M0 ${px(yOf(line))}H${width}`} className="stroke-rule" />
          <text
            x={isMirrored ? width : 0}
            y={px(yOf(line) - 4)}
            textAnchor={isMirrored ? 'end' : 'start'}
            className="figures fill-ink-3"
          >
            {numberText(line)}
          </text>
        </g>
      ))}
    </>
  )
}

/** The years below the bars. */
function AxisYears({ scale, width }: { scale: Scale; width: number }) {
  const { first, last, step, middleOf } = scale
  return (
    <>
      {axisYears(first, last, step).map((year) => {
        // The labels of the outer years stay within the chart.
        const half = Math.min(yearHalfPx, width / 2)
        return (
          <text
            key={year}
            x={px(Math.max(half, Math.min(width - half, middleOf(year))))}
            y={heightPx - 4}
            textAnchor="middle"
            className="figures fill-ink-3"
          >
            {year}
          </text>
        )
      })}
    </>
  )
}

type BarProps = { x: number; width: number; y: number; newY: number }

/** The new part is filled; the rest is above it. */
function Bar({ x, width, y, newY }: BarProps) {
  return (
    <>
      {y < newY && (
        <rect
          x={px(x + 0.5)}
          y={px(y + 0.5)}
          width={px(Math.max(0.5, width - 1))}
          height={px(Math.max(0, basePx - y - 0.5))}
          className="fill-none stroke-field"
        />
      )}
      {newY < basePx && (
        <rect x={px(x)} y={px(newY)} width={px(width)} height={px(basePx - newY)} className="fill-pin" />
      )}
    </>
  )
}

const px = (value: number) => value.toFixed(1)
