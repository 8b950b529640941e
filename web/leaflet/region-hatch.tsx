/** The fill pattern of visited regions, to which map-regions.css refers. */
export function RegionHatch() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <pattern
          id="region-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className="map-region-ground" />
          <path d="M0 0V5" className="map-region-hatch" />
        </pattern>
      </defs>
    </svg>
  )
}
