import { gazetteer } from './0001-gazetteer.ts'
import { accounts } from './0002-accounts.ts'
import { visits } from './0003-visits.ts'
import { sessions } from './0004-sessions.ts'
import { mail } from './0005-mail.ts'
import { trips } from './0006-trips.ts'
import { rates } from './0007-rates.ts'
import { planner } from './0010-planner.ts'
import { avatars } from './0011-avatars.ts'
import { mailOwners } from './0012-mail-owners.ts'
import { realtime } from './0013-realtime.ts'
import { externalAuth } from './0014-external-auth.ts'
import { tripDays } from './0015-trip-days.ts'
import { privateTrips } from './0016-private-trips.ts'
import { citiesOfStates } from './0017-cities-of-states.ts'
import { languages } from './0018-languages.ts'
import type { Migration } from './migration.ts'

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [
  gazetteer,
  accounts,
  visits,
  sessions,
  mail,
  trips,
  rates,
  planner,
  avatars,
  mailOwners,
  realtime,
  externalAuth,
  tripDays,
  privateTrips,
  citiesOfStates,
  languages,
]
