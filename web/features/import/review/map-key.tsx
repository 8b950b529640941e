import { importsMessages as texts } from '#web/messages/imports.ts'

const states = ['new', 'there', 'unsure', 'out'] as const

/** What the pins on the map of a review mean. */
export function MapKey({ className }: { className: string }) {
  return (
    <ul
      data-over-map
      aria-label={texts.review.key}
      className={`map-key grid gap-1 rounded-md border border-rule-strong bg-raised px-3.5 py-2.5 text-13 shadow-lift-2 ${className}`}
    >
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2.5">
          <svg viewBox="0 0 16 20" width={16} height={20} aria-hidden className="overflow-visible">
            {state === 'out' ? (
              <path d="M4.5 6.5l7 7m0-7l-7 7" className="fill-none stroke-ink-3 stroke-[1.8]" />
            ) : (
              <>
                <path d="M8 9v10" className="stroke-(--pin-stem) stroke-[1.3]" />
                <circle
                  cx={8}
                  cy={6}
                  r={4.6}
                  className={
                    state === 'new'
                      ? 'fill-pin'
                      : state === 'there'
                        ? 'fill-raised stroke-pin stroke-2'
                        : 'fill-raised stroke-ink stroke-[1.4]'
                  }
                />
                {state === 'unsure' && (
                  <text x={8} y={8.8} textAnchor="middle" className="fill-accent-text text-[8px] font-bold">
                    {texts.review.unsureMark}
                  </text>
                )}
              </>
            )}
          </svg>
          {texts.review.states[state]}
        </li>
      ))}
    </ul>
  )
}
