/** What words of a text or the name of a list say of its places. A place where the person never was is a wish. */
export type Sense = 'wish' | 'lived' | 'layover' | 'visited'

interface SenseWords {
  /** Texts that say it when nothing stands beside them: a cell, a heading, a note. Commas stand between them. */
  readonly alone?: string
  /** Regular expressions of words that also say it within a sentence. */
  readonly within?: readonly string[]
}

/** The words of one language that say something of places and dates, for every reader of files of people. */
export interface TravelWords {
  /** Languages without spaces between words, or with words that are parts of the next one. */
  readonly isUnspaced?: true
  /** What joins two names or dates. Commas stand between them. */
  readonly and: string
  /** "Then", which also stands between two names. */
  readonly onward?: string
  readonly yes?: string
  readonly no?: string
  /**
   * Words that turn what `visited` says into its opposite when they stand directly before it: "not visited". Commas
   * stand between them.
   */
  readonly not?: string
  /** Nouns for a journey, whose place stands beside them: "trip to Rome", "Urlaub Rom". */
  readonly journey?: string
  /** A regular expression of the title of a list of a person's journeys: "my trips", "unsere Reisen". */
  readonly ownTrips?: string
  /** Prepositions between such a noun and its place. */
  readonly to?: string
  /** What stands before the dates of a hotel and the times of a train in a booking. Commas stand between the words. */
  readonly booking?: Readonly<Record<'checkIn' | 'checkOut' | 'departure' | 'arrival', string>>
  /** A regular expression of words with which somebody who has just come somewhere says so. */
  readonly arrived?: string
  /** A regular expression of words before the day on which a list was last changed. */
  readonly updated?: string
  /** A regular expression of words for a journey that did not take place. */
  readonly cancelled?: string
  readonly wish?: SenseWords
  readonly lived?: SenseWords
  readonly layover?: SenseWords
  readonly visited?: SenseWords
}

/** Behind the words of a heading. */
export const atEnd = '(?=\\s*(?:[:：)]|$))'
/** Behind words that are the label of a line only with a colon: "missing" alone can stand for an empty cell. */
export const behindLabel = '(?=\\s*[:：])'

/** The entries of a list of words. */
export const entriesOf = (list: string | undefined): string[] =>
  list === undefined ? [] : list.split(',').map((entry) => entry.trim())
