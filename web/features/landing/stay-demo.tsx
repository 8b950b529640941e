import { ArrowUpRight, BedDouble, TrainFront } from 'lucide-react'
import { landingMessages } from '#web/messages/landing.ts'
import { Flag } from '#web/ui/flag.tsx'

const row = 'flex items-center justify-between gap-3 px-5 py-3.25 text-[0.90625rem]'
const icon = { className: 'size-4', strokeWidth: 1.6 } as const

/** A stop with what can be booked there. A picture made of text: nothing in it can be pressed. */
export function StayDemo() {
  const { demo } = landingMessages
  return (
    <div
      aria-hidden
      className="mt-6 divide-y divide-rule rounded-lg border border-rule bg-sheet shadow-lift-1"
    >
      <p className={row}>
        <span className="flex items-center gap-2.5 font-semibold">
          <Flag iso2="DK" />
          {demo.stops.copenhagen.city}
        </span>
        <span className="figures text-14 text-ink-3">{demo.stayDays}</span>
      </p>
      <p className={row}>
        <span className="flex items-center gap-2.5 font-medium">
          <BedDouble {...icon} />
          {demo.findBed}
        </span>
        <ArrowUpRight {...icon} />
      </p>
      <p className={row}>
        <span className="flex items-center gap-2.5 font-medium">
          <TrainFront {...icon} />
          {demo.bookTrain}
        </span>
        <ArrowUpRight {...icon} />
      </p>
    </div>
  )
}
