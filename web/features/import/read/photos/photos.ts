import type { Format } from '#web/features/import/read/found.ts'
import { loadZones } from '#web/features/import/read/zones.ts'
import { readTiff } from './exif.ts'
import { isHeif, isJpeg, tiffOf } from './picture-data.ts'

/** Pictures by their Exif position and time: JPEG, HEIC and AVIF. */
export const photos: Format = {
  id: 'photos',
  fits: ({ bytes }) => isJpeg(bytes) || isHeif(bytes),
  async read(file, sink) {
    const tiff = await tiffOf(file)
    const { position, satelliteTime, localTime, offset } = tiff === undefined ? {} : readTiff(tiff)
    if (position === undefined) {
      sink.problem({ code: 'noPosition', count: 1 })
      return
    }
    const { latitude, longitude } = position
    if (localTime !== undefined && offset !== undefined) sink.picture(localTime - offset, latitude, longitude)
    // The satellite time belongs to the position, and needs no time zone.
    else if (satelliteTime !== undefined) sink.picture(satelliteTime, latitude, longitude)
    else if (localTime !== undefined)
      sink.picture((await loadZones()).instant(localTime, latitude, longitude), latitude, longitude)
    else sink.problem({ code: 'noDate' })
  },
}
