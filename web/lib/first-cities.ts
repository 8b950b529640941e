/** A new trip is begun with so many cities at most. */
export const mostFirstCities = 50
