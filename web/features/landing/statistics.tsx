import { landingMessages } from '#web/messages/landing.ts'

/** Four figures under a map's scale bar. */
export function Statistics() {
  return (
    <section
      aria-label={landingMessages.statisticsLabel}
      className="mx-auto mt-18 w-full max-w-[86rem] px-5 md:mt-30 md:px-8"
    >
      <span aria-hidden className="scale-bar block h-1.75 border border-ink" />
      <dl className="grid grid-cols-2 md:grid-cols-4">
        {Object.entries(landingMessages.statistics).map(([key, { figure, label }]) => (
          <div key={key} className="flex flex-col-reverse justify-end pt-7">
            <dt className="mt-2 text-ink-2">{label}</dt>
            <dd className="font-serif text-46 lining-nums md:text-[3.25rem] lg:text-72">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
