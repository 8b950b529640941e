import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'

/** What a visitor sees first: what the product does, and the way in. */
export function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <Statistics />
      <Testimonials />
      <LastCall />
    </>
  )
}
