/** The maximum number of cities with which a new trip can start. */
export const mostFirstCities = 50
