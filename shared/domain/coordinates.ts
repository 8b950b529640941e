/** True unless both are 0, which is how a record says that it has no coordinates. */
export const hasCoordinates = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude !== 0 || longitude !== 0
