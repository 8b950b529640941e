import { useScript } from '#web/lib/page/use-script.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Hero } from './hero.tsx'

// It is below the first view, so other pages do not have to load it.
const loadDetails = async () => (await import('./landing-details.tsx')).LandingDetails

/** The first page for a visitor: what the product does, and the link to register. */
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
