import type { Format } from './found.ts'
import { photosSidecar } from './google/photos-sidecar.ts'
import { records, timelineEdits } from './google/records.ts'
import { refusedOfGoogle } from './google/refused.ts'
import { savedList } from './google/saved-list.ts'
import { savedPlaces } from './google/saved-places.ts'
import { semanticHistory } from './google/semantic.ts'
import { timelineAndroid } from './google/timeline-android.ts'
import { timelineIos } from './google/timeline-ios.ts'
import { photos } from './photos/photos.ts'
import { dawarich, geojson } from './tracks/geojson.ts'
import { gpx } from './tracks/gpx.ts'
import { kml } from './tracks/kml.ts'
import { owntracks } from './tracks/owntracks.ts'

/** All formats. Each loads its library when it reads its first file. */
export const formats: readonly Format[] = [
  timelineAndroid,
  timelineIos,
  semanticHistory,
  records,
  timelineEdits,
  savedPlaces,
  savedList,
  photosSidecar,
  ...refusedOfGoogle,
  photos,
  gpx,
  kml,
  dawarich,
  geojson,
  owntracks,
]
