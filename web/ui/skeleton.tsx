import { clsx } from 'clsx'

/** A text that is to come, as long as this one. */
export const TextSkeleton = ({ text }: { text: string }) => (
  <span aria-hidden className="rounded-sm bg-skeleton box-decoration-clone text-transparent select-none">
    {text}
  </span>
)

/** A quiet block where content is to come. Give it the final size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('rounded-sm bg-skeleton', className)} />
}
