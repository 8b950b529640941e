const part = (degrees: number, positive: string, negative: string) => {
  const whole = Math.round(Math.abs(degrees))
  return `${whole}°${whole === 0 ? '' : degrees > 0 ? positive : negative}`
}

/** Where a place is found on the map, as an atlas's index says it: '32°N 8°W'. */
export const gridReference = (latitude: number, longitude: number) =>
  `${part(latitude, 'N', 'S')} ${part(longitude, 'E', 'W')}`
