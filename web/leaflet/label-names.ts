import { formatsOf } from '#shared/domain/formats.ts'
import { directionOf } from '#shared/messages/languages.ts'
import { mapCityName } from '#web/lib/language/city-names.ts'
import type { MapLabels } from '#web/lib/map-labels.ts'
import { sansFamily, serifFamily } from './canvas-fonts.ts'
import type { LabelWish } from './place-labels.ts'

type LabelStyle = {
  className: string
  font: string
  spacingEm: number
  sizePx: number
  lineHeight: number
}
/** A name of the map as it is placed and drawn. */
export type LabelName = {
  key: string
  lines: string[]
  lat: number
  lng: number
  minZoom: number
  maxZoom: number
  kind: LabelWish['kind']
  iso2: string
  /** A city's stored name, for looking it up; "" for other names. */
  city: string
  style: LabelStyle
}

/** All names in the order in which they are placed. */
export function namesOf({ seas, countries, cities }: MapLabels, language: string): LabelName[] {
  // As in base.css and map-names.css: Arabic has no letter spacing and no italics.
  const isJoined = directionOf(language) === 'rtl'
  const spacing = (em: number) => (isJoined ? 0 : em)
  const byZoom = (a: { minZoom: number }, b: { minZoom: number }) => a.minZoom - b.minZoom
  const seaNames = seas.map((sea, index): LabelName => {
    const isOcean = sea.minZoom <= 2
    const sizePx = isOcean ? sea.size + 4 : sea.size - 2
    return {
      ...sea,
      key: `s${index}`,
      lines: sea.name.split('\n'),
      // The letters are smaller than the file assumes, and names without room are hidden, so one zoom level more
      // shows the name.
      minZoom: sea.minZoom - 1,
      kind: 'sea',
      iso2: '',
      city: '',
      style: {
        className: isOcean ? 'map-sea is-wide' : 'map-sea',
        font: `${isJoined ? 'normal' : 'italic'} 400 ${sizePx}px ${serifFamily}`,
        spacingEm: spacing(isOcean ? 0.28 : 0.12),
        sizePx,
        lineHeight: 1.25,
      },
    }
  })
  const landStyle = {
    className: 'map-land',
    font: `550 9.5px ${sansFamily}`,
    spacingEm: spacing(0.13),
    sizePx: 9.5,
    lineHeight: 1.3,
  }
  const countryNames = countries.map((country, index): LabelName => ({
    ...country,
    key: `l${index}`,
    lines: countryLines(country, language),
    maxZoom: Infinity,
    kind: 'land',
    city: '',
    style: landStyle,
  }))
  const cityStyle = {
    className: 'map-city',
    font: `500 11.5px ${sansFamily}`,
    spacingEm: 0,
    sizePx: 11.5,
    lineHeight: 1.3,
  }
  const cityNames = cities.map((city, index): LabelName => ({
    ...city,
    key: `c${index}`,
    lines: [city.shown ?? mapCityName(city.name)],
    maxZoom: Infinity,
    kind: 'city',
    iso2: '',
    city: city.name,
    style: cityStyle,
  }))
  return [...seaNames.toSorted(byZoom), ...countryNames.toSorted(byZoom), ...cityNames.toSorted(byZoom)]
}

export const isNameAt = ({ minZoom, maxZoom }: LabelName, zoom: number) => zoom >= minZoom && zoom <= maxZoom

/** Longer names are broken into two lines. */
const longestLine = 14

/**
 * The lines of a country's name in capitals. The file contains line breaks for the English names; a name in another
 * language is broken at the space nearest to its middle.
 */
function countryLines({ iso2, name }: MapLabels['countries'][number], language: string): string[] {
  const shown = formatsOf(language).countryName(iso2, name).toLocaleUpperCase(language)
  if (shown.includes('\n') || shown.length <= longestLine) return shown.split('\n')
  const spaces = [...shown.matchAll(/ /g)].map(({ index }) => index)
  const fromMiddle = (index: number) => Math.abs(index - shown.length / 2)
  const [at] = spaces.sort((a, b) => fromMiddle(a) - fromMiddle(b))
  return at === undefined ? [shown] : [shown.slice(0, at), shown.slice(at + 1)]
}

/** The widths of texts in pixels. Each text is measured once; call forget() after the fonts have changed. */
export function textWidths() {
  const pen = document.createElement('canvas').getContext('2d')
  const widths = new Map<string, number>()
  const width = (text: string, { font, spacingEm, sizePx }: LabelStyle) => {
    if (!pen) return text.length * sizePx * 0.6
    const key = `${font} ${text}`
    let known = widths.get(key)
    if (known === undefined) {
      if (pen.font !== font) pen.font = font
      known = pen.measureText(text).width + text.length * spacingEm * sizePx
      widths.set(key, known)
    }
    return known
  }
  return { width, forget: () => widths.clear() }
}
