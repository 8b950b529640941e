import type { PictureFigure, TripContent, WorldContent, YearContent } from './content.ts'
import { type Drawing, line, type Part, rectangle } from './drawing.ts'
import { type Face, fitted } from './lettering.ts'
import { type Area, plateParts, type Tools, worldParts } from './plates.ts'
import { logoParts } from './poster.ts'

/** The sizes of cards in pixels: the one that a link shows, and the one for a story. */
export const cardSizes = { card: [1200, 630], story: [1080, 1920] } as const
export type CardShape = keyof typeof cardSizes

/**
 * The share card of a profile: the world, and a cartouche in the centre, which remains when the card is cropped to a
 * square.
 */
export function profileCard(tools: Tools, { person, cities, visited, figures }: WorldContent): Drawing {
  return card(tools, person, figures, [
    ...worldParts(tools, { cities, visited }, [72, 4, 1056, 515], {
      dot: 3.6,
      names: 0,
      scale: 0.7,
      seas: 0,
    }),
  ])
}

export function yearCard(tools: Tools, { year, person, cities, visited, figures }: YearContent): Drawing {
  return card(tools, `${year} · ${person}`, figures, route(tools, { cities, visited }, cardMap, 5))
}

export function tripCard(tools: Tools, { name, cities, visited, legs, figures }: TripContent): Drawing {
  return card(tools, name, figures, route(tools, { cities, visited, legs }, cardMap, 5))
}

const cardMap: Area = [-2, -2, 1204, 634]

/** The region around the places of a year or a trip; the world when there are none. */
function route(
  tools: Tools,
  content: Pick<TripContent, 'cities' | 'visited'> & { legs?: TripContent['legs'] },
  [x, y, width, height]: Area,
  dot: number,
): Part[] {
  const { cities } = content
  if (cities.length === 0) {
    return worldParts(tools, content, [x + width * 0.06, y + height * 0.01, width * 0.88, height * 0.81], {
      dot,
      names: 0,
      scale: 0.7,
      seas: 0,
    })
  }
  const isCard = width > height
  return [
    ...plateParts(tools, content, [x, y, width, height], {
      fit: cities,
      // The cartouche of a card covers its lower part.
      ...(isCard ? { fitIn: [x + 150, y + 30, width - 300, 410] as const } : {}),
      dot,
      names: isCard ? 8 : 6,
      nameSize: isCard ? 19 : 24,
      scale: isCard ? 1.3 : 2,
      hasBar: false,
      margin: isCard ? 0.1 : 0.24,
      seaSize: 1.4,
      leastSea: 0,
    }),
  ]
}

/** The paper, the picture, and the cartouche with the name and the figures. */
function card(
  { letters, inks }: Tools,
  name: string,
  figures: readonly PictureFigure[],
  parts: readonly Part[],
): Drawing {
  const [width, height] = cardSizes.card
  const [x, y, w, h] = [300, 474, 600, 136]
  const style = { face: 'serif' as Face, size: 44, track: -0.024 }
  const title = fitted(letters, name, 390, style, [44, 36])
  return {
    width,
    height,
    title: name,
    parts: [
      { d: rectangle(0, 0, width, height), fill: inks.paper },
      ...parts,
      { d: rectangle(x, y, w, h), fill: inks.sheet, stroke: inks.ink, width: 1 },
      { d: rectangle(x + 7, y + 7, w - 14, h - 14), stroke: inks.ink, width: 1 },
      { d: letters.path(title.text, x + 35, y + 61, title.style), fill: inks.ink },
      ...logoParts({ letters, inks }, x + w - 34 - logoWidth(letters, 22), y + 52, 22),
      ...figureRow({ letters, inks }, figures, [x + 35, y + 109, w - 70, 0]),
    ],
  }
}

const logoWidth = (letters: Tools['letters'], size: number) =>
  (size / 22) * 23 + letters.width('Waymark', { face: 'serif', size, track: -0.015 })

/** Figures in one line, each with its label beside it. The last ones are omitted when there is no room. */
function figureRow(
  { letters, inks }: Pick<Tools, 'letters' | 'inks'>,
  figures: readonly PictureFigure[],
  [x, y, width]: Area,
): Part[] {
  const number = { face: 'serif' as Face, size: 38, track: -0.024 }
  const text = { face: 'sans' as Face, size: 18 }
  const parts: Part[] = []
  let left = x
  for (const { value, label } of figures) {
    const valueWidth = letters.width(value, number)
    const end = left + valueWidth + 9 + letters.width(label, text)
    if (end > x + width) break
    parts.push({ d: letters.path(value, left, y, number), fill: inks.ink })
    parts.push({ d: letters.path(label, left + valueWidth + 9, y, text), fill: inks.ink2 })
    left = end + 34
  }
  return parts
}

/** A story: the upper 250 and the lower 340 pixels stay empty, because apps put their own controls there. */
function story(
  { letters, inks }: Tools,
  heading: { text: string; sizes: readonly number[] },
  person: string,
  figures: readonly PictureFigure[],
  map: readonly Part[],
  foot: readonly Part[],
): Drawing {
  const [width, height] = cardSizes.story
  const { text, style } = fitted(
    letters,
    heading.text,
    920,
    { face: 'display', size: 300, track: -0.04 },
    heading.sizes,
  )
  const by = fitted(letters, person, 920, { face: 'serif', size: 40 }, [40, 32])
  const shown = figures.slice(0, 3)
  const column = 920 / 3
  return {
    width,
    height,
    title: heading.text,
    parts: [
      { d: rectangle(0, 0, width, height), fill: inks.paper },
      { d: letters.path(text, 80 - style.size * 0.04, 454, style), fill: inks.ink },
      { d: letters.path(by.text, 80, 536, by.style), fill: inks.ink2 },
      { d: line([80, 570], [1000, 570]), stroke: inks.ink, width: 2 },
      ...shown.flatMap(({ value, label }, index): Part[] => {
        const left = 80 + index * column + (index === 0 ? 0 : 28)
        const big = fitted(
          letters,
          value,
          column - 40,
          { face: 'display', size: 80, track: -0.03 },
          [80, 60, 44],
        )
        const small = fitted(letters, label, column - 40, { face: 'sans', size: 28 }, [28, 24, 20])
        return [
          ...(index === 0
            ? []
            : [
                {
                  d: line([80 + index * column, 588], [80 + index * column, 708]),
                  stroke: inks.ruleStrong,
                  width: 1,
                },
              ]),
          { d: letters.path(big.text, left, 658, big.style), fill: inks.ink },
          { d: letters.path(small.text, left, 702, small.style), fill: inks.ink2 },
        ]
      }),
      ...map,
      { d: line([0, 744], [width, 744]), stroke: inks.coast, width: 2 },
      { d: line([0, 1324], [width, 1324]), stroke: inks.coast, width: 2 },
      ...foot,
      ...logoParts({ letters, inks }, 80, 1544, 40),
    ],
  }
}

const storyMap: Area = [-4, 744, 1088, 580]

export function profileStory(tools: Tools, content: WorldContent): Drawing {
  const { inks } = tools
  const { person, period, cities, visited, figures } = content
  const map = [
    { d: rectangle(0, 744, 1080, 580), fill: inks.paper },
    ...worldParts(tools, { cities, visited }, [10, 776, 1060, 516], {
      dot: 4.2,
      names: 0,
      scale: 0.9,
      seas: 0,
    }),
  ]
  return story(tools, { text: person, sizes: [120, 96, 76, 60, 48] }, period, figures, map, [])
}

export function yearStory(tools: Tools, content: YearContent): Drawing {
  const { year, person, cities, visited, figures, stays } = content
  const map = route(tools, { cities, visited }, storyMap, 9)
  return story(
    tools,
    { text: String(year), sizes: [300] },
    person,
    figures,
    map,
    stays.length > 0 ? rulerParts(tools, year, stays) : [],
  )
}

export function tripStory(tools: Tools, content: TripContent): Drawing {
  const { name, period, person, cities, visited, legs, figures } = content
  const by = [person, period].filter(Boolean).join(' · ')
  return story(
    tools,
    { text: name, sizes: [120, 96, 76, 60, 48] },
    by,
    figures,
    route(tools, { cities, visited, legs }, storyMap, 9),
    [],
  )
}

/** The months of a year as a scale bar, with the stays above it. */
function rulerParts({ letters, inks, words }: Tools, year: number, stays: YearContent['stays']): Part[] {
  const [x, y, width] = [80, 1398, 920]
  const days = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365
  const at = (day: number) => x + (Math.min(days, Math.max(0, day)) / days) * width
  const starts = Array.from(
    { length: 12 },
    (_, month) => (Date.UTC(year, month, 1) - Date.UTC(year, 0, 1)) / 86_400_000,
  )
  return [
    ...stays
      .filter(({ kind }) => kind !== 'transit')
      .map(({ from, to }) => ({
        d: rectangle(at(from), y - 34, Math.max(8, at(to) - at(from)), 20),
        fill: inks.pin,
      })),
    ...starts.flatMap((from, month): Part[] => {
      const to = starts[month + 1] ?? days
      return [
        ...(month % 2 === 0 ? [{ d: rectangle(at(from), y, at(to) - at(from), 14), fill: inks.ink }] : []),
        {
          d: letters.path(words.months[month] ?? '', at(from) + 5, y + 40, { face: 'medium', size: 22 }),
          fill: inks.ink3,
        },
      ]
    }),
    { d: rectangle(x, y, width, 14), stroke: inks.ink, width: 2 },
  ]
}
