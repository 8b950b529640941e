/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-rule bg-paper px-1.5 font-sans text-12 leading-4.5 font-medium text-ink-3">
      {children}
    </kbd>
  )
}
