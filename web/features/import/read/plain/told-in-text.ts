import type { FoundPlace, Said, When } from '#web/features/import/read/found.ts'
import { joinsDates, joinsPlaces } from '#web/features/import/read/words/joints.ts'

type Span = readonly [start: number, end: number]

/** The kind and the dates of one place in a text. Each date is a stay. */
export interface Told {
  is?: FoundPlace['is']
  dates: readonly { start: When; end?: When }[]
}

/** Punctuation between two places or dates of a sentence, or between a place and the date of another place. */
const separator = /[,،、;；:：·•|/→⟶➔–—]|(?<=\s)-(?=\s)/u
const isSeparated = (text: string, from: number, to: number) => separator.test(text.slice(from, to))

/**
 * The kind and dates of each place in a text, by position. A date belongs to the nearest places of its clause, before or
 * after it. Words for a wish, a home or a change of planes belong to the places directly after or before them.
 */
export const toldAt = (text: string, said: readonly Said[], places: readonly Span[]): Told[] => {
  const dates = datesOf(text, said, places)
  const senses = sensesOf(text, said, places)
  return places.map((_, index) => {
    const is = senses[index]
    return { dates: dates[index] ?? [], ...(is !== undefined && { is }) }
  })
}

/** The found place with its kind and dates from the text, once for each date. A wish has no dates. */
export const withTold = <Found extends Pick<FoundPlace, 'is' | 'start' | 'end'>>(
  found: Found,
  told: Told,
): Found[] => {
  const plainly = told.is ?? found.is
  if (plainly === 'wish') {
    const { start: _, end: __, ...rest } = found
    return [{ ...rest, is: plainly, sure: 0 } as Found & { sure: number }]
  }
  if (told.dates.length === 0)
    return [{ ...found, is: plainly === 'listed' && found.start ? 'stay' : plainly }]
  return told.dates.map((dates) => {
    const { end: _, ...rest } = found
    return { ...rest, ...dates, is: plainly === 'listed' ? 'stay' : plainly } as Found
  })
}

/** Successive dates, such as "2012 + 2017". */
interface Dates {
  at: Span
  all: Told['dates']
}

const groupsOf = (text: string, said: readonly Said[]): Dates[] => {
  const groups: Dates[] = []
  for (const { at, is, start, end } of said) {
    if (is !== undefined) continue
    const all = start === undefined ? [] : [{ start, ...(end && { end }) }]
    const last = groups.at(-1)
    if (last !== undefined && joinsDates(text.slice(last.at[1], at[0])))
      groups[groups.length - 1] = { at: [last.at[0], at[1]], all: [...last.all, ...all] }
    else groups.push({ at, all })
  }
  return groups
}

/** Whether the places of a date stand before or after it. */
const sideOf = (
  text: string,
  dates: readonly Dates[],
  index: number,
  places: readonly Span[],
): 'before' | 'after' => {
  const { at } = dates[index] ?? { at: [0, 0] }
  const before = places.findLast(([, end]) => end <= at[0])
  const after = places.find(([start]) => start >= at[1])
  if (before === undefined) return 'after'
  if (after === undefined || /^\s*[(（[]\s*$/u.test(text.slice(before[1], at[0]))) return 'before'
  const isLastOfDates = (dates[index + 1]?.at[0] ?? Infinity) > after[0]
  const isFirstOfDates = (dates[index - 1]?.at[0] ?? -1) < before[0]
  if (isLastOfDates !== isFirstOfDates) return isLastOfDates ? 'after' : 'before'
  const [left, right] = [isSeparated(text, before[1], at[0]), isSeparated(text, at[1], after[0])]
  if (left !== right) return left ? 'after' : 'before'
  const isDateFirst = (dates[0]?.at[0] ?? 0) < (places[0]?.[0] ?? 0)
  return isDateFirst || at[0] - before[1] > after[0] - at[1] ? 'after' : 'before'
}

/** Whether the places from one span to another are joined: in "Rome and in Paris", both have the date of Paris. */
const isJoined = (text: string, span: Span, last: Span, places: readonly Span[]): boolean => {
  const run = places.filter((each) => each[0] >= span[0] && each[1] <= last[1])
  return run.every(([start], index) => {
    const end = run[index - 1]?.[1] ?? start
    return index === 0 || joinsPlaces(text.slice(end, start))
  })
}

const datesOf = (text: string, said: readonly Said[], places: readonly Span[]): Told['dates'][] => {
  const dates = groupsOf(text, said)
  const sides = dates.map((_, index) => sideOf(text, dates, index, places))
  return places.map((span) => {
    const after = dates.findIndex(({ at }, index) => at[0] >= span[1] && sides[index] === 'before')
    const before = dates.findLastIndex(({ at }, index) => at[1] <= span[0] && sides[index] === 'after')
    // A date between the place and this date belongs to other places.
    const isFree = (from: number, to: number) => !dates.some(({ at }) => at[0] >= from && at[1] <= to)
    const [behind, ahead] = [dates[after], dates[before]]
    const hasBehind = behind !== undefined && isFree(span[1], behind.at[0])
    const hasAhead = ahead !== undefined && isFree(ahead.at[1], span[0])
    // "In 2019 I changed in Frankfurt for Bangkok, where I was in May": only the last place has the month.
    const last = hasBehind ? places.findLast(([, end]) => end <= behind.at[0]) : undefined
    const isNearest = last === span || (last !== undefined && isJoined(text, span, last, places))
    if (hasBehind && (isNearest || !hasAhead)) return behind.all
    return hasAhead ? ahead.all : []
  })
}

const sensesOf = (
  text: string,
  said: readonly Said[],
  places: readonly Span[],
): (FoundPlace['is'] | undefined)[] => {
  const words = said.filter(({ is }) => is !== undefined)
  const found: (FoundPlace['is'] | undefined)[] = places.map(() => undefined)
  for (const [index, { at, is }] of words.entries()) {
    const nextWord = words[index + 1]?.at[0] ?? text.length
    const wordBefore = words[index - 1]?.at[1] ?? 0
    // "Warsaw, only a change of planes. Then Lisbon"
    const isOf = (span: Span) =>
      span[0] >= at[1] && span[0] < nextWord && !/[.!?;]\s/u.test(text.slice(at[1], span[0]))
    const behind = [...places.keys()].filter((place) => isOf(places[place] ?? [0, 0]))
    const ahead = [...places.keys()].filter(
      (place) => (places[place]?.[1] ?? 0) <= at[0] && (places[place]?.[0] ?? 0) >= wordBefore,
    )
    const nearest = ahead.at(-1)
    const isBracketed =
      /[(（[]\s*$/u.test(text.slice(0, at[0])) && /^[^()（）]*[)）\]]/u.test(text.slice(at[1]))
    const isOwn = nearest !== undefined && (isBracketed || behind.length === 0)
    const single = is === 'layover' || isBracketed
    if (isOwn && is === 'visited') continue
    const targets = isOwn
      ? single
        ? [nearest]
        : lastClause(ahead, places, said, is)
      : single
        ? behind.slice(0, 1)
        : behind
    for (const place of targets) found[place] = is === 'visited' ? undefined : is
    if (is === 'lived' && !isOwn) forgetAfterDate(found, targets, said, places)
  }
  return found
}

/** The places before a word to which it applies. Places with their own date are excluded: "Lisbon 2012, Rome I want to see". */
const lastClause = (
  ahead: readonly number[],
  places: readonly Span[],
  said: readonly Said[],
  is: string | undefined,
) => {
  const last = places[ahead.at(-1) ?? 0]?.[0] ?? 0
  const date = said.findLast(({ is: other, at }) => other === undefined && at[1] <= last)
  const isLived = is === 'lived'
  return ahead.filter(
    (place) =>
      date === undefined || (places[place]?.[0] ?? 0) >= date.at[1] || (!isLived && place === ahead.at(-1)),
  )
}

/** Removes "lived" from places after the date of a home: "I lived in Oslo until 2014, then in Rome". */
const forgetAfterDate = (
  found: (FoundPlace['is'] | undefined)[],
  targets: readonly number[],
  said: readonly Said[],
  places: readonly Span[],
) => {
  const [first] = targets
  const start = places[first ?? 0]?.[1] ?? 0
  const date = said.find(({ is, at }) => is === undefined && at[0] >= start)
  if (date === undefined) return
  for (const place of targets)
    if (place !== first && (places[place]?.[0] ?? 0) >= date.at[1]) found[place] = undefined
}
