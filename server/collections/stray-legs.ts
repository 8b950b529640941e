import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Notes which of the legs in the list of a trip belong to another trip. Call it when the list has changed. */
export async function noteStrayLegs(db: Db, trip: string, listed: readonly string[]): Promise<void> {
  await sql`delete from stray_leg where trip = ${trip}`.execute(db)
  if (listed.length === 0) return
  await sql`
    insert into stray_leg (leg, trip)
    select id, ${trip} from travel_item where id in (${sql.join(listed)}) and trip <> ${trip}
    on conflict do nothing`.execute(db)
}
