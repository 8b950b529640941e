import type { Format, Place, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import type { Position } from '#web/features/import/read/values.ts'
import { at, listOf, positionOf, positionOfText, textOf } from '#web/features/import/read/values.ts'
import { positionOfMapsUrl } from './maps-url.ts'

const reviewKeys = [
  'five_star_rating_published',
  'review_text_published',
  'Star Rating',
  'Review Comment',
  'Published Review',
]

/** The position of a saved place. [0, 0] means that Takeout lacks it; the link may have it. */
const positionIn = (feature: unknown): Position | undefined => {
  const properties = at(feature, 'properties')
  const coordinates = listOf(at(feature, 'geometry', 'coordinates'))
  const old = at(properties, 'Location', 'Geo Coordinates')
  return (
    positionOf(coordinates[1], coordinates[0]) ??
    positionOf(at(old, 'Latitude'), at(old, 'Longitude')) ??
    positionOfMapsUrl(at(properties, 'google_maps_url')) ??
    positionOfMapsUrl(at(properties, 'Google Maps URL')) ??
    positionOfText(at(properties, 'Title'))
  )
}

const readFeature = (feature: unknown, row: number, sink: Sink) => {
  const properties = at(feature, 'properties')
  const name =
    textOf(at(properties, 'location', 'name')) ??
    textOf(at(properties, 'Location', 'Business Name')) ??
    textOf(at(properties, 'Title')) ??
    textOf(at(properties, 'location', 'address')) ??
    textOf(at(properties, 'Location', 'Address'))
  const position = positionIn(feature)
  if (position === undefined) {
    sink.problem({ code: 'noPlace', row, ...(name === undefined ? {} : { text: name.slice(0, 80) }) })
    return
  }
  const place: Place = { ...position, ...(name === undefined ? {} : { name }) }
  // Who reviews a place was there, some time before the review.
  if (reviewKeys.some((key) => at(properties, key) !== undefined)) {
    sink.place({ is: 'listed', place, sure: 0.6, why: { by: 'list' }, row })
    return
  }
  // The date is that of saving.
  sink.place({ is: 'wish', place, sure: 0, why: { by: 'list' }, row })
}

/** Saved Places.json of Takeout's "Maps (your places)". Saving a place is not a visit. */
export const savedPlaces: Format = {
  id: 'google-saved-places',
  fits: ({ json, text }) =>
    json?.inner['features'] !== undefined && /"(google_maps_url|Google Maps URL)"/.test(text) ? 2 : 0,
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'features',
      ({ value, row }) => {
        if (row > 0) readFeature(value, row, sink)
      },
    ),
}
