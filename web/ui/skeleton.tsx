import { clsx } from 'clsx'

/** A quiet block where content is to come. Give it the final size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('rounded-sm bg-skeleton', className)} />
}
