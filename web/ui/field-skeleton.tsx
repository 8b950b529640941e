import { Skeleton } from './skeleton.tsx'

/** The skeleton of a `Field`, in its final size. */
export const FieldSkeleton = ({ hasHint = false }: { hasHint?: boolean }) => (
  <div className="flex flex-col gap-1.5">
    <Skeleton className="my-1 h-3 w-24" />
    <Skeleton className="h-11" />
    {hasHint && <Skeleton className="my-1 h-3 w-64 max-w-full" />}
  </div>
)
