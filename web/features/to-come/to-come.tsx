import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PlateAndText } from '#web/ui/plate-and-text.tsx'
import { Plate } from '#web/ui/plate.tsx'

type ToComeProps = {
  title: string
  /** What the page will do. */
  text: string
}

/** A page that is announced but not built yet, and says so; with a way on. */
export function ToCome({ title, text }: ToComeProps) {
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="mb-8 border-b border-rule pb-6 text-34 md:mb-10 md:pb-8 md:text-44">{title}</h1>
      <PlateAndText picture={<Plate name="europe" />}>
        <h2 className="text-26 md:text-30">{messages.toCome.heading}</h2>
        <div className="mt-2 space-y-2 text-[1.0625rem] leading-6.5 text-pretty text-ink-2">
          <p>{text}</p>
          <p>{messages.toCome.text}</p>
        </div>
        <Link to="/map" className={buttonClass({ variant: 'primary', className: 'mt-6' })}>
          {messages.toCome.goToMap}
        </Link>
      </PlateAndText>
    </div>
  )
}
