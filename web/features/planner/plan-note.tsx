import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something the person should know about this plan, with perhaps one thing to do about it. */
export function PlanNote({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <output className="mt-4 flex items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-[0.84375rem] leading-5 text-ink-2">
      <Info className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
      <span className="min-w-0 flex-1">{text}</span>
      {action}
    </output>
  )
}
