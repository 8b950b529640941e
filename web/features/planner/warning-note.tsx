import { TriangleAlert } from 'lucide-react'

/** A warning; it does not prevent saving. */
export function WarningNote({ text }: { text: string }) {
  return (
    <p
      tabIndex={-1}
      data-warning
      className="mt-2 flex gap-2.5 rounded-md bg-warn-wash px-3 py-2.5 text-[0.84375rem] leading-5 text-warn"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
      {text}
    </p>
  )
}
