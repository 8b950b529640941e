import type { ReactNode } from 'react'
import { landingMessages } from '#web/messages/landing.ts'
import { Plate } from '#web/ui/plate.tsx'
import { StayDemo } from './stay-demo.tsx'
import { TripDemo } from './trip-demo.tsx'

type BlurbProps = { title: string; children: ReactNode }

function Blurb({ title, children }: BlurbProps) {
  return (
    <div className="max-w-115">
      <h2 className="text-26 md:text-30">{title}</h2>
      <p className="mt-2 text-16 text-pretty text-ink-2">{children}</p>
    </div>
  )
}

const plateClass = 'relative mb-4 h-60 overflow-hidden border border-coast bg-water md:mb-6'

/** What the product can be used for, in four plates. */
export function Features() {
  const text = landingMessages
  return (
    <section
      aria-label={text.featuresLabel}
      className="mx-auto mt-18 grid w-full max-w-[86rem] gap-x-8 gap-y-14 px-5 md:mt-28 md:grid-cols-12 md:gap-y-20 md:px-8"
    >
      <article className="md:col-span-7">
        <div className={`${plateClass} md:h-105`}>
          <Plate name="europe" />
        </div>
        <Blurb title={text.trackTitle}>{text.trackText}</Blurb>
      </article>
      <article className="self-end md:col-span-4 md:col-start-9">
        <div className={`${plateClass} md:h-75`}>
          <Plate name="americas" />
        </div>
        <Blurb title={text.insightsTitle}>{text.insightsText}</Blurb>
      </article>
      <article className="grid items-start gap-x-8 gap-y-5 md:col-span-7 lg:grid-cols-[5fr_6fr]">
        <Blurb title={text.planTitle}>{text.planText}</Blurb>
        <TripDemo />
      </article>
      <article className="md:col-span-4 md:col-start-9">
        <Blurb title={text.stayTitle}>{text.stayText}</Blurb>
        <StayDemo />
      </article>
    </section>
  )
}
