import type { ReactNode } from 'react'
import { useGoBack } from '#web/lib/page/use-go-back.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { PlateAndText } from '#web/ui/plate-and-text.tsx'
import { Plate } from '#web/ui/plate.tsx'

type MessageScreenProps = { title: string; text: string; detail?: ReactNode; action?: ReactNode }

/** A screen with one message and a way back. Beside it is a map of open sea. */
export function MessageScreen({ title, text, detail, action }: MessageScreenProps) {
  const goBack = useGoBack('/')
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-16 md:pb-24">
      <PlateAndText picture={<Plate name="hero" area="798 380 256 120" />}>
        <h1 className="text-34 md:text-44">{title}</h1>
        <p className="mt-3 text-[1.0625rem] leading-6.5 text-ink-2">{text}</p>
        {detail}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={goBack}>
            {messages.common.goBack}
          </Button>
          {action}
        </div>
      </PlateAndText>
    </div>
  )
}
