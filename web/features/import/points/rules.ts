/** The rules that turn points into dwellings. */
export interface DwellSettings {
  /** The shortest time in one place that is a stay, in minutes. */
  leastMinutes: number
  /** The devices whose points count; when absent all, of which each day has one. */
  devices?: readonly string[]
}

export const usualSettings: DwellSettings = { leastMinutes: 60 }

export const rules = {
  /** Points with a larger error, in metres, do not count. */
  worstAccuracy: 500,
  /** A jump away and back at a higher speed, in km/h, is an error of the position. */
  jumpSpeed: 300,
  /** The maximum duration of such an error, in seconds. */
  jumpSeconds: 3600,
  /** The radius of a dwelling, in km. */
  radiusKm: 5,
  /** A person leaves a dwelling by being farther away than this multiple of the radius … */
  leavingFactor: 1.2,
  /** … for more than this many seconds. */
  leavingSeconds: 20 * 60,
  /** A pause of a person who passes through stays within this distance of its beginning, in km … */
  pauseKm: 1,
  /** … for at least this many seconds. */
  pauseSeconds: 30 * 60,
  /** Two points that are this far apart in time, in seconds, do not show that the person stayed between them … */
  gapSeconds: 2 * 3600,
  /**
   * … but when both are in the same place, the stay is inferred for up to this many seconds: a day of rest and two
   * nights.
   */
  inferredSeconds: 40 * 3600,
  /** The local hours that count as night. */
  nightHours: { from: 2, to: 5 },
  /** Between two places this far apart, in km, with this average speed, in km/h, the person took a plane. */
  flightKm: 150,
  flightSpeed: 250,
  /** Up to this many seconds, a stay between two flights is a change of planes. */
  layoverSeconds: 24 * 3600,
  /** Between a ride and a flight, up to this many seconds are a wait at the airport. */
  waitSeconds: 4 * 3600,
} as const
