import type { City } from '#server/gazetteer/cities.ts'
import type { Theme } from '#shared/trip-request.ts'
import type { Atlas } from './atlas.ts'
import type { Wishes } from './wishes.ts'
import {
  companyFits,
  cityOutOfSeason,
  outOfSeason,
  pointsOfPull,
  themeFits,
  themeMisses,
  unwantedTheme,
} from './thresholds.ts'

/** The themes that each company prefers. */
const companyThemes: Readonly<Record<string, readonly Theme[]>> = {
  family: ['family', 'beach', 'wildlife'],
  couple: ['romance', 'wine', 'spa'],
  friends: ['nightlife', 'music', 'beach'],
  group: ['nightlife', 'history'],
  seniors: ['history', 'art', 'spa', 'lakes'],
  alone: ['nightlife', 'history', 'art'],
  pet: ['nature', 'beach', 'lakes'],
}

/** The months in which a theme is possible in the northern hemisphere. In the southern one they are half a year later. */
const seasons: Partial<Record<Theme, readonly number[]>> = {
  skiing: [12, 1, 2, 3, 4],
  auroras: [9, 10, 11, 12, 1, 2, 3, 4],
}

/** Whether the months of the trip suit a theme in a city. True when no month is known. */
export function isInSeason(theme: Theme, { latitude }: City, months: readonly number[]): boolean {
  const season = seasons[theme]
  if (!season || months.length === 0) return true
  return months.some((month) => season.includes(latitude < 0 ? ((month + 5) % 12) + 1 : month))
}

const weatherThemes = new Set<Theme>([
  'beach',
  'island',
  'mountains',
  'hiking',
  'skiing',
  'nature',
  'wildlife',
  'desert',
  'lakes',
  'diving',
  'surfing',
  'auroras',
])

/** Whether a visit depends on the weather: at least half of the place's themes are outdoors. */
export const isForWeather = (themes: readonly Theme[]) =>
  themes.filter((theme) => weatherThemes.has(theme)).length * 2 >= Math.max(1, themes.length)

/** The part of a town's themes that is unwanted. */
export const partRefused = (themes: readonly Theme[], unwanted: readonly Theme[]) =>
  themes.filter((theme) => unwanted.includes(theme)).length / Math.max(1, themes.length)

/** The points of a first night in a city, for these wishes and months. */
export function worthOf(atlas: Atlas, city: City, { wanted, unwanted, company, months }: Wishes): number {
  const { pull, themes, isGoodIn } = atlas.travel(city)
  let points = pointsOf(pull)
  if (wanted.length > 0)
    points *= wanted.some((theme) => themes.includes(theme) && isInSeason(theme, city, months))
      ? themeFits
      : themeMisses
  // A town with many other themes loses few points for an unwanted one.
  points *= 1 - (1 - unwantedTheme) * partRefused(themes, unwanted)
  if (company.some((who) => companyThemes[who]?.some((theme) => themes.includes(theme))))
    points *= companyFits
  if (months.length > 0) {
    const good = months.filter(isGoodIn).length / months.length
    const least = isForWeather(themes) ? outOfSeason : cityOutOfSeason
    points *= least + (1 - least) * good
  }
  return points
}

function pointsOf(pull: number): number {
  const low = Math.max(0, Math.min(pointsOfPull.length - 1, Math.floor(pull)))
  const [below = 0, above = below] = [pointsOfPull[low], pointsOfPull[low + 1]]
  return below + (above - below) * (pull - low)
}
