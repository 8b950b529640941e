/** How points become dwellings. */
export interface DwellSettings {
  /** The shortest time in one place that is a stay, in minutes. */
  leastMinutes: number
  /** The devices whose points count; when absent all, of which each day has one. */
  devices?: readonly string[]
}

export const usualSettings: DwellSettings = { leastMinutes: 60 }

export const rules = {
  /** Points with a larger error say nothing, in metres. */
  worstAccuracy: 500,
  /** Away and back again faster than this is a fault of the position, in km/h. */
  jumpSpeed: 300,
  /** A fault lasts at most this long, in seconds. */
  jumpSeconds: 3600,
  /** A dwelling is within this distance of its middle, in km. */
  radiusKm: 5,
  /** To leave a dwelling is to go this many times farther … */
  leavingFactor: 1.2,
  /** … for more than this many seconds. */
  leavingSeconds: 20 * 60,
  /** A pause of somebody who goes through is within this distance of its beginning, in km … */
  pauseKm: 1,
  /** … for at least this many seconds. */
  pauseSeconds: 30 * 60,
  /** Two points that far apart in time do not show that the person stayed between them, in seconds … */
  gapSeconds: 2 * 3600,
  /** … but when both are in the same place, it is inferred up to this many seconds: a day of rest and two nights. */
  inferredSeconds: 40 * 3600,
  /** Local hours of a night. */
  nightHours: { from: 2, to: 5 },
  /** Between two places this far apart, at this average speed, the person flew. In km and km/h. */
  flightKm: 150,
  flightSpeed: 250,
  /** A stay between two flights is a change of planes up to this many seconds. */
  layoverSeconds: 24 * 3600,
  /** Between a ride and a flight, the person waits at the airport for up to this many seconds. */
  waitSeconds: 4 * 3600,
} as const
