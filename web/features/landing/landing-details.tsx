import { Features } from './features.tsx'
import { LastCall } from './last-call.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'

/** What stands below the first view of the landing page. */
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
