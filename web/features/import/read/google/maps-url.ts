import type { Position } from '#web/features/import/read/values.ts'
import { positionOfText } from '#web/features/import/read/values.ts'

/** The position in a link to Google Maps; undefined when the link names the place in another way. */
export const positionOfMapsUrl = (value: unknown): Position | undefined => {
  if (typeof value !== 'string' || value.length > 4000 || !URL.canParse(value)) return undefined
  const { searchParams, pathname } = new URL(value)
  const inPath = /\/(?:search|place|@?dir)\/(-?[\d.]{1,20}),\+?(-?[\d.]{1,20})/.exec(pathname)
  const inView = /\/@(-?[\d.]{1,20}),(-?[\d.]{1,20})/.exec(pathname)
  return (
    positionOfText(searchParams.get('q')) ??
    positionOfText(searchParams.get('query')) ??
    positionOfText(searchParams.get('ll')) ??
    positionOfText(inPath === null ? '' : `${inPath[1]},${inPath[2]}`) ??
    positionOfText(inView === null ? '' : `${inView[1]},${inView[2]}`)
  )
}
