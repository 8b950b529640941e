import { timelineMessages } from '#web/messages/timeline.ts'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'

const kinds = ['visited', 'lived', 'transit'] as const

/** The shapes of the timeline. */
export function TimelineLegend() {
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <StayGlyph kind={kind} size={14} />
          {timelineMessages.kinds[kind]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg aria-hidden width="22" height="11">
          <rect
            x="1"
            y="1"
            width="20"
            height="9"
            className="fill-none stroke-pin stroke-[1.4]"
            strokeDasharray="3 2.5"
          />
        </svg>
        {timelineMessages.daysUnknown}
      </li>
    </ul>
  )
}
