/** The fill of visited land in lists and keys: its colour with lines at 45°, as on the map. */
export const visitedClass =
  'bg-visited bg-[repeating-linear-gradient(135deg,transparent_0_3.6px,var(--visited-line)_3.6px_5px)]'
