import { Features } from './features.tsx'
import { LastCall } from './last-call.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'

/** The part of the landing page below the first view. */
export function LandingDetails() {
  return (
    <>
      <Features />
      <Statistics />
      <Testimonials />
      <LastCall />
    </>
  )
}
