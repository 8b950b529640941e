import { useScript } from '#web/lib/page/use-script.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Hero } from './hero.tsx'

// Below the first view, so that no other page has to load it.
const loadDetails = async () => (await import('./landing-details.tsx')).LandingDetails

/** What a visitor sees first: what the product does, and the way in. */
export function Landing() {
  useLanguage()
  const { script: Details } = useScript(loadDetails)
  return (
    <>
      <Hero />
      {Details === undefined ? <div aria-hidden className="min-h-dvh" /> : <Details />}
    </>
  )
}
