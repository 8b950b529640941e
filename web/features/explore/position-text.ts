import { exploreMessages } from '#web/messages/explore.ts'

/** Coordinates as people write them: "51.51° N, 0.13° W". */
export const positionText = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  exploreMessages.city.coordinates({
    latitude: Math.abs(latitude),
    longitude: Math.abs(longitude),
    northSouth: latitude < 0 ? 'south' : 'north',
    eastWest: longitude < 0 ? 'west' : 'east',
  })
