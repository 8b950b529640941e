import { adventurelog } from './apps/adventurelog.ts'
import { pocketbase } from './apps/pocketbase.ts'
import { polarsteps } from './apps/polarsteps.ts'
import { surmai } from './apps/surmai.ts'
import { swarm } from './apps/swarm.ts'
import { trek } from './apps/trek.ts'
import { trekCollection } from './apps/trek-collection.ts'
import { trip } from './apps/trip.ts'
import { waymark } from './apps/waymark.ts'
import { waymarkAccount } from './apps/waymark-account.ts'
import { waymarkTrips } from './apps/waymark-trips.ts'
import { ics } from './calendar/ics.ts'
import { airtrail } from './flights/airtrail.ts'
import { appInTheAir } from './flights/app-in-the-air.ts'
import { bcbp } from './flights/bcbp.ts'
import { byair } from './flights/byair.ts'
import { flightradar24 } from './flights/flightradar24.ts'
import { flighty } from './flights/flighty.ts'
import { jetlog } from './flights/jetlog.ts'
import { jetlovers } from './flights/jetlovers.ts'
import { milesAndMore } from './flights/miles-and-more.ts'
import { openflights } from './flights/openflights.ts'
import { pkpass } from './flights/pkpass.ts'
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
import { csv } from './plain/csv.ts'
import { anyApp } from './apps/any-app.ts'
import { mail } from './mail/mail.ts'
import { list } from './plain/list.ts'
import { org } from './plain/org.ts'
import { otherTexts } from './plain/other-texts.ts'
import { dawarich, geojson } from './tracks/geojson.ts'
import { gpx } from './tracks/gpx.ts'
import { kml } from './tracks/kml.ts'
import { owntracks } from './tracks/owntracks.ts'

/** All formats. Each loads its library when its first file is read. */
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
  swarm,
  polarsteps,
  adventurelog,
  trip,
  trek,
  trekCollection,
  surmai,
  pocketbase,
  waymark,
  waymarkTrips,
  waymarkAccount,
  flightradar24,
  jetlog,
  openflights,
  flighty,
  byair,
  jetlovers,
  milesAndMore,
  appInTheAir,
  airtrail,
  pkpass,
  bcbp,
  ics,
  mail,
  anyApp,
  csv,
  org,
  list,
  ...otherTexts,
]
