/** False when both coordinates are 0, which records use for unknown coordinates. */
export const hasCoordinates = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude !== 0 || longitude !== 0
