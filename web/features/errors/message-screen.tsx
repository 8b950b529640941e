import type { ReactNode } from 'react'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'

type MessageScreenProps = { title: string; text: string; detail?: ReactNode }

/** A screen that says one thing and offers the way back. */
export function MessageScreen({ title, text, detail }: MessageScreenProps) {
  const goBack = () => {
    if (window.history.length > 1) window.history.back()
    else window.location.assign('/')
  }
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 py-16 md:px-8 md:py-24">
      <h1 className="text-34 md:text-44">{title}</h1>
      <p className="mt-3 max-w-[36rem] text-18 text-ink-2">{text}</p>
      {detail}
      <Button className="mt-8" onClick={goBack}>
        {messages.common.goBack}
      </Button>
    </div>
  )
}
