const part = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`

/** Coordinates as people write them: "51.51° N, 0.13° W". */
export const positionText = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
