type ScaleBarProps = {
  /** From 0 to 1. */
  share: number
}

/** A share on a scale with a line at each tenth. It is decoration: the share is beside it in words. */
export function ScaleBar({ share }: ScaleBarProps) {
  const filled = 200 * Math.max(0, Math.min(1, share))
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 9"
      preserveAspectRatio="none"
      className="mt-2.5 block h-[9px] w-full rtl:-scale-x-100"
    >
      <rect
        x="0.5"
        y="0.5"
        width="199"
        height="8"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-field"
      />
      <rect width={filled.toFixed(1)} height="9" className="fill-visited" />
      {Array.from({ length: 9 }, (_, index) => {
        const x = (index + 1) * 20
        return (
          <path
            key={x}
            d={`M${x} 0v9`}
            vectorEffect="non-scaling-stroke"
            className={x < filled ? 'stroke-(--visited-line)' : 'stroke-rule-strong'}
          />
        )
      })}
    </svg>
  )
}
