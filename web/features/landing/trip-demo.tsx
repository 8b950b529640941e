import { TrainFront } from 'lucide-react'
import { Fragment } from 'react'
import { landingMessages } from '#web/messages/landing.ts'

const stops = [
  { key: 'oslo', km: 255 },
  { key: 'gothenburg', km: 229 },
  { key: 'copenhagen', km: 289 },
  { key: 'hamburg' },
] as const

/** A small trip as the planner shows it. It only illustrates: it has no controls. */
export function TripDemo() {
  const { demo } = landingMessages
  return (
    <div aria-hidden className="rounded-lg border border-rule bg-sheet shadow-lift-1">
      <p className="border-b border-rule px-5 py-4.5 font-serif text-18 leading-6.5 italic">{demo.prompt}</p>
      <ol className="px-5 pt-3.5 pb-4">
        {stops.map(({ key, ...leg }) => (
          <Fragment key={key}>
            <li className="relative flex justify-between ps-6.5 text-14 leading-8 before:absolute before:top-2.75 before:inset-s-0.5 before:z-1 before:size-2.75 before:rounded-full before:border-2 before:border-ink before:bg-sheet">
              <b className="text-15 leading-8 font-semibold">{demo.stops[key].city}</b>
              <span className="figures text-13 leading-8 text-ink-3">{demo.stops[key].day}</span>
            </li>
            {'km' in leg && (
              <li className="demo-rail relative flex justify-between ps-6.5 text-14 leading-8">
                <span className="flex items-center gap-2 font-medium text-train">
                  <TrainFront className="size-4" strokeWidth={1.6} />
                  {demo.train}
                </span>
                <span className="figures text-13 leading-8 text-ink-3">{demo.km(leg)}</span>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
