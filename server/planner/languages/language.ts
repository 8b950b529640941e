import { legTypes } from '#shared/collections/travel-items.ts'
import type { ConstraintOf, Theme } from '#shared/trip-request.ts'
import type { SeasonName } from '#shared/words/season-words.ts'
import type { TransportName } from '#shared/words/way-words.ts'

/**
 * Phrases of a language, separated by commas, as people write them: case, accents and apostrophes do not matter.
 *
 * - `*` at the end of a word stands for any ending: "pociąg*" is "pociąg", "pociągiem", "pociągami".
 * - `…` stands for the place, date or thing that the phrase is about, and says on which side it is:
 *   "from" and "from …" are a word before it, "… sonra" is a word after it, "…dan" is a suffix and "מ…" is a prefix.
 */
export type Phrases = string

/** Phrases with what each means, separated by commas: "one = 1, a couple of = 2". `*` may end a word; there is no `…`. */
export type Meanings = string

/** The relation of a phrase to the place, date, transport or theme next to it. */
export const roleNames = [
  /** "from Rome": where the trip or a leg begins, the first day. */
  'from',
  /** "to Rome". */
  'to',
  /** "via Rome", "stopping in Rome". */
  'via',
  /** "in Rome", "at", "for": marks only that a place or a time is here. */
  'in',
  /** "visit Rome", "see", "explore", "we want to go to". */
  'visit',
  /** "starting in Rome", "beginning in": also of dates ("starting on 3 May"). */
  'start',
  /** "ending in Rome", "and finish in": also of dates. */
  'end',
  /** "I live in Rome", "flying from Rome": the home, where no day is spent. */
  'home',
  /** "back to Rome", "return to". */
  'back',
  /** "based in Rome", "staying all the time in". */
  'base',
  /** "day trip to Rome", "an excursion to". */
  'dayTrip',
  /** "between Rome and Naples", "between 3 and 10 May". */
  'between',
  /** "around Naples", "near Naples": the surroundings of a place. */
  'near',
  /** "until 3 May", "by Friday", "as far as Rome". */
  'until',
  /** "after Rome", "after Easter". */
  'after',
  /** "before Rome", "before 3 May". */
  'before',
  /** "no flights", "without Rome", "not to Rome": until the end of the clause. */
  'not',
  /** "skip Rome", "except Rome", "we have already been to": for places only. */
  'except',
  /** "instead of Rome". */
  'instead',
  /** "maybe Siena", "if there is time". */
  'maybe',
  /** "only by train", "nothing but". */
  'only',
  /** "preferably by train": a preference, not a condition. */
  'prefer',
  /** "per city", "each", "in each". */
  'each',
  /** "the rest in Rome", "the remaining days". */
  'rest',
  /** "with the Eiffel tower", "by car", "using": the means. Without effect, except in "replace Rome with Naples". */
  'with',
] as const
export type RoleName = (typeof roleNames)[number]

/** Words that join places or clauses, or measure a number. None has a side. */
export const linkNames = [
  'and',
  'or',
  /** "then", "after that", "next", "finally": the order is meant. */
  'onward',
  /** "there": the place that was named last. */
  'there',
  /** "to" of "shorten it to two nights", unlike "by". */
  'setTo',
  /** "but", "however", "otherwise": ends what a negation is about. */
  'but',
  /** "no wait", "on second thought", "I mean": what follows replaces what was said before. */
  'correction',
  /** "from there": of the place that was named last. */
  'fromThere',
  /** "than" of "rather Bologna than Florence". */
  'than',
  /** "the first city", "the last stop", "swap the two": of the open trip. */
  'firstStop',
  'secondStop',
  'thirdStop',
  'lastStop',
  'firstTwo',
  'lastTwo',
  'bothStops',
  /** "at least", "minimum". */
  'least',
  /** "at most", "no more than", "up to", "max". */
  'most',
  /** "about", "roughly". */
  'about',
  /** "half" before or after a number or unit: "two and a half weeks", "half of the time". */
  'half',
  /** "third": "a third of the time". */
  'third',
  /** "most of the time". */
  'mostly',
  /** "all the time", "of the trip": the whole that a share refers to. */
  'ofTheTrip',
] as const
export type LinkName = (typeof linkNames)[number]

/** Wishes for the whole trip, which need no place or number. */
export const wishNames = [
  /** "round trip", "and back", "loop". */
  'loop',
  /** "in any order", "the best order". */
  'anyOrder',
  /** "in that order". */
  'inOrder',
  /** "by land", "overland", "without flying". */
  'overland',
  /** "the first leg", "on the way there": beside a transport. */
  'firstLeg',
  /** "the way back": beside a transport. */
  'lastLeg',
] as const
export type WishName = (typeof wishNames)[number]

export const directionNames = ['north', 'south', 'east', 'west', 'centre'] as const
export type DirectionName = (typeof directionNames)[number]

/** Words of a change to a trip that is open. */
export const editNames = [
  'add',
  'remove',
  /** "Rome stays", "leave Rome as it is": the stop does not change. */
  'keep',
  /** "replace Rome with Naples", "change Rome to Naples", "swap Rome for Naples" and "swap Rome and Naples". */
  'replace',
  /** "more", "extra", "another" beside a number of days. */
  'more',
  /** "less", "fewer". */
  'less',
  /** "longer", "stay longer in Rome": one day when no number stands beside it. */
  'longer',
  'shorter',
  'move',
  /** "two days later", "postpone by a week": of the trip's first day; beside words of the way back, of its last day. */
  'later',
  'earlier',
  /** "Naples instead", "in its place": the named place replaces the stop that was left out. */
  'inItsPlace',
  /** "those nights", "its nights": the nights of the stop that was left out. */
  'freed',
  /** "to the beginning", "first". */
  'toStart',
  /** "to the end", "last". */
  'toEnd',
  'reverse',
  /** "another one", "a different trip", "try again". */
  'another',
] as const
export type EditName = (typeof editNames)[number]

export const unitNames = ['day', 'night', 'week', 'month', 'hour', 'km', 'city'] as const
export type UnitName = (typeof unitNames)[number]

export const dateWordNames = [
  'today',
  'tomorrow',
  'dayAfterTomorrow',
  /** "next" of "next week". */
  'next',
  /** "this" of "this Friday". */
  'this',
  /** "in" of "in two weeks": the trip begins then. Sided: "in …", "… 뒤에". */
  'fromNow',
  /** "beginning of May". */
  'early',
  'mid',
  'late',
  /** A mark after the number of a day or year: "日", "号", "г". */
  'dayMark',
  'yearMark',
  /** "weekend", also a length of two days. */
  'weekend',
] as const
export type DateWordName = (typeof dateWordNames)[number]

/** The short sentences of an answer. Keys are those of `plannerNotes` in shared/messages. */
export const textKeys = [
  'names.between',
  'names.round',
  'names.area',
  'names.cities',
  'description',
  'stopWithDays',
  ...legTypes.map((type) => `types.${type}` as const),
  'days.first',
  'days.leave',
  'days.arrive',
  'days.underway',
  'days.explore',
  'days.more',
  'days.around',
  'days.home',
  'days.outing',
  'understoodNothing',
  'unknownPlace',
  'defaultDays',
  'pastDate',
  'chosenCities',
  'fewerCities',
  'crowded',
  'noLand',
  'ferry',
  'refusedPlane',
  'avoided',
  'startChosen',
  'townFor',
  'leftOut',
  'passedThrough',
  'otherNights',
  'otherLength',
  'otherCount',
  'otherOrder',
  'longLeg',
  'otherTransport',
  'noNightTrain',
  'closedBorder',
  'noSuchTown',
  'outOfSeason',
  'nextYear',
  'otherDates',
  'noTime',
  'shorterOrder',
  'longer',
  'tooFar',
  'ferryInstead',
  'noTrains',
  'chosenBetween',
  'chosenAround',
  'dayTrip',
] as const
type TextKey = (typeof textKeys)[number]

/** Everything that the planner knows about one language. */
export interface Language {
  /** "de". */
  readonly tag: string
  /** False when words are written without spaces: ja, zh, th. */
  readonly hasSpaces: boolean
  /** Function words, greetings, polite phrases, "I would like a trip": words without a wish. */
  readonly filler: Phrases
  /** Words before the name at the end of a mail: "kind regards", "thanks". */
  readonly signOffs: Phrases
  /**
   * Other ordinary words that are also, or resemble, names of places: they count as a place only with more evidence
   * than the name.
   */
  readonly ordinary: Phrases
  /** Numbers in words up to 31, tens, 100, and words for a number: "a = 1, a couple of = 2, a few = 3". */
  readonly numbers: Meanings
  /** Words that contain a number and a unit, in days or nights: "fortnight = 14 days, שבועיים = 14 days". */
  readonly lengths: Meanings
  readonly units: Readonly<Record<UnitName, Phrases>>
  /** Endings of an ordinal number in digits: the "rd" of "3rd", the "." of "3." needs no entry. */
  readonly ordinalEndings: Phrases
  /** January first, in all cases of the language and usual abbreviations. */
  readonly months: readonly Phrases[]
  /** Monday first. */
  readonly weekdays: readonly Phrases[]
  readonly seasons: Readonly<Record<SeasonName, Phrases>>
  readonly dates: Readonly<Record<DateWordName, Phrases>>
  readonly roles: Readonly<Record<RoleName, Phrases>>
  readonly links: Readonly<Record<LinkName, Phrases>>
  readonly wishes: Readonly<Record<WishName, Phrases>>
  readonly transport: Readonly<Record<TransportName, Phrases>>
  /** Of an area: "north of …", "northern …", "süd…" (prefix), "…北部". */
  readonly directions: Readonly<Record<DirectionName, Phrases>>
  readonly themes: Readonly<Record<Theme, Phrases>>
  readonly pace: Readonly<Record<ConstraintOf<'pace'>['pace'], Phrases>>
  readonly company: Readonly<Record<ConstraintOf<'company'>['company'], Phrases>>
  readonly budget: Readonly<Record<ConstraintOf<'budget'>['budget'], Phrases>>
  readonly edits: Readonly<Record<Exclude<EditName, 'keep'>, Phrases> & { keep?: Phrases }>
  /**
   * Endings of names in other grammatical cases, with the ending of the dictionary form: `[['ie', 'a']]` reads
   * "Warszawie" as "Warszawa". All that fit are tried, and only a result that is the name of a place counts.
   */
  readonly nameEndings: readonly (readonly [ending: string, replacement: string])[]
  /** Replacements that people type when their keyboard lacks a letter: `[['ue', 'ü']]`. */
  readonly letters: readonly (readonly [typed: string, meant: string])[]
  /** Names that the index of places may lack, with the English name or the ISO code: "côte d'azur = French Riviera". */
  readonly places: Meanings
  /** Pronouns written at the end of a verb: the "le" of Spanish "ponle". */
  readonly clitics?: Phrases
  /** For languages without texts of the app: ICU messages with the arguments of the English ones. */
  readonly texts?: Readonly<Record<TextKey, string>>
}
