import { mapMessages } from '#web/messages/map.ts'

type Side = 'north' | 'south' | 'east' | 'west'

const part = (exact: number, positive: Side, negative: Side) => {
  const degrees = Math.round(Math.abs(exact))
  const side = degrees === 0 ? 'none' : exact > 0 ? positive : negative
  return mapMessages.degrees({ degrees, side })
}

/** The position of a place as in an atlas's index: '32°N 8°W'. */
export const gridReference = (latitude: number, longitude: number) =>
  `${part(latitude, 'north', 'south')} ${part(longitude, 'east', 'west')}`
