import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

export const visits: Migration = {
  name: '0003-visits',
  async up(db, types) {
    await createRecordTable(db, types, 'visited_city', { user: '-> users', city: '-> city' })
    // A user's visits in the order of insertion, which is the default order of a list.
    await sql`create index visited_city_user on visited_city (${sql.id('user')}, seq)`.execute(db)
    await sql`create unique index visited_city_user_city on visited_city (${sql.id('user')}, city)`.execute(
      db,
    )
    await sql`create index visited_city_city on visited_city (city)`.execute(db)

    // A row's id is the first 60 bits of the MD5 hash of user and country or state: the same in every query and on
    // both databases.
    await sql`create view distinct_visited_countries as
      select
        substr(md5(visited_city.${sql.id('user')} || country.id), 1, 15) as id,
        visited_city.${sql.id('user')} as ${sql.id('user')},
        country.name as name,
        country.iso2 as iso2,
        min(visited_city.created) as created,
        max(visited_city.updated) as updated
      from visited_city
      join city on city.id = visited_city.city
      join country on country.id = city.country
      group by visited_city.${sql.id('user')}, country.id, country.name, country.iso2`.execute(db)
    await sql`create view distinct_visited_states as
      select
        substr(md5(visited_city.${sql.id('user')} || state.id), 1, 15) as id,
        visited_city.${sql.id('user')} as ${sql.id('user')},
        state.name as name,
        country.name as country_name,
        min(visited_city.created) as created,
        max(visited_city.updated) as updated
      from visited_city
      join city on city.id = visited_city.city
      join state on state.id = city.state
      join country on country.id = state.country
      group by visited_city.${sql.id('user')}, state.id, state.name, country.name`.execute(db)
  },
}
