import { landingMessages } from '#web/messages/landing.ts'

/** Three voices, marked as the samples they are. */
export function Testimonials() {
  return (
    <section
      aria-label={landingMessages.testimonialsLabel}
      className="mx-auto mt-18 grid w-full max-w-[86rem] gap-10 px-5 md:mt-30 md:grid-cols-3 md:gap-8 md:px-8 lg:gap-12"
    >
      {Object.entries(landingMessages.testimonials).map(([key, { quote, name, place }]) => (
        <figure key={key} className="flex flex-col justify-between gap-6 border-t border-rule-strong pt-6">
          <blockquote className="font-serif text-[1.25rem] leading-7.25 tracking-[-0.01em] text-pretty md:text-22 md:leading-8">
            {quote}
          </blockquote>
          <figcaption className="flex flex-wrap gap-x-2.5 text-14">
            <b className="font-semibold">{name}</b>
            <span className="text-ink-3">{place}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
