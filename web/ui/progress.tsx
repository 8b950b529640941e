import { clsx } from 'clsx'

type ProgressProps = {
  /** The accessible name. */
  label: string
  /** From 0 to 1. */
  share: number
  className?: string
}

/** A progress bar without animations. */
export function Progress({ label, share, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.round(Math.min(1, Math.max(0, share)) * 100)}
      className={clsx(
        'block h-1 w-full appearance-none border-0 bg-rule [&::-moz-progress-bar]:bg-pin [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-pin forced-colors:border',
        className,
      )}
    />
  )
}
