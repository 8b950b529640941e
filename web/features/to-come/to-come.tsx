import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'
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
      <h1 className="text-34 md:text-44">{title}</h1>
      <div className="mt-8 grid items-center gap-8 border-t border-rule pt-8 md:grid-cols-12">
        <div className="relative h-44 overflow-hidden border border-rule-strong bg-water md:col-span-7 md:h-80">
          <Plate name="europe" />
        </div>
        <div className="md:col-span-5">
          <h2 className="text-26 md:text-30">{messages.toCome.heading}</h2>
          <p className="mt-2 text-[1.0625rem] leading-6.5 text-pretty text-ink-2">{text}</p>
          <p className="mt-2 text-[1.0625rem] leading-6.5 text-pretty text-ink-2">{messages.toCome.text}</p>
          <Link to="/map" className={buttonClass({ variant: 'primary', className: 'mt-6' })}>
            {messages.toCome.goToMap}
          </Link>
        </div>
      </div>
    </div>
  )
}
