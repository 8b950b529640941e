import { clsx } from 'clsx'

/** The skeleton of a text, as long as `text`. */
export const TextSkeleton = ({ text }: { text: string }) => (
  <span aria-hidden className="rounded-sm bg-skeleton box-decoration-clone text-transparent select-none">
    {text}
  </span>
)

/** A skeleton block. Give it the final size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('rounded-sm bg-skeleton', className)} />
}
