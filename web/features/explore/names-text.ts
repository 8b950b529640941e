import { listText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'

/**
 * A list of at most `most` names; with more, the first ones and the number of the others: "Oslo, Bergen and 3 more".
 */
export const namesText = (names: readonly string[], most: number): string =>
  names.length <= most
    ? listText(names)
    : exploreMessages.andMore({
        names: listText(names.slice(0, most - 1)),
        count: names.length - most + 1,
      })
