/** A line with the word "or" between two ways to do something. */
export function OrLine({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-4 text-13 text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {text}
    </div>
  )
}
