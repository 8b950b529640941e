/**
 * What a way of reading the text adds to a city's prominence. They are so far apart that no prominence, of at most 11,
 * makes up for the next one.
 */
export const reading = {
  first: 40,
  near: 37,
  second: 20,
  secondNear: 17,
  typo: 0,
  twoTypos: -5,
  begunDistrict: -20,
}
/** What a city loses with a country or state after it when the text begins the name of another: "san jose ca". */
export const lossOfSplit = 7
/** What a name loses that is typed with other spaces: "capetown", "salz burg". */
export const lossOfSpaces = 1
/**
 * What an own name with a typing error loses to a name in another language: Montreal comes before Montayral, whose Occitan
 * name "monteral" is.
 */
export const lossOfTypo = 3
/** What a place loses that stands after the other one: "lahaina maui" means Lahaina. */
export const lossOfLater = 6

/**
 * By how much a whole name outweighs the beginning of one. It is more from four letters on, so that "Moab" comes before
 * Berlin with its Moabit. Who types a whole alias means no larger city.
 */
export const wholeScore = (kind: 'own' | 'other' | 'alias', typedLength: number) =>
  kind === 'alias' ? 5 : (kind === 'own' ? 1.5 : 1) + (typedLength < 4 ? 0 : typedLength === 4 ? 1.8 : 2.5)

/**
 * The beginning of an alias counts as that of a town at most: "col" means Colombo before the city of the Colosseum.
 */
export const mostForBegunAlias = 5

/**
 * By how much the beginning of a city's own name outweighs that of another name. The bonus is larger for fewer letters,
 * because few letters begin some name of almost every large city. A whole name needs less: Odesa is meant by "odessa"
 * before its namesakes, while "san fra" is not the beginning of a part of Mexico City.
 */
export const ownScore = (typedLength: number, isWhole: boolean) => {
  if (typedLength <= 4) return typedLength <= 3 ? 3.5 : 2.5
  return isWhole ? 1.2 : 2.6
}

/**
 * What a name of another script loses. A text in Latin letters can be the transcription of a name; a text in another
 * script is compared with the names of others only where nothing is written in its own.
 */
export const foreign = { toLatin: 2, toOther: 20 }
/**
 * What a city gets whose country or state has the whole name that was typed. A city with that name of its own gets 5.2:
 * Victoria in Canada comes before Melbourne, and Amman before a town called Jordan.
 */
export const ofRegionScore = { country: 4, state: 3.5 }
/**
 * The first city of a country or state counts as one of this prominence at least, unless a city there has its name: Wilmington
 * in Delaware comes before Delaware in Ohio.
 */
export const leastOfRegion = 8.5
/** By how much each further city of a country or state counts less than the one before it. */
export const lossOfNext = 0.6
