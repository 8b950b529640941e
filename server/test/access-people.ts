import type { CollectionName } from '#shared/collections/index.ts'
import type { TestApp } from './create-test-app.ts'
import type { Person } from './people.ts'
import { recordOfEach } from './record-of-each.ts'
import { inPlaceOf, newSuperuser, removedSuperuser, type Superuser } from './superusers.ts'

/** The owner of a record in each collection, and the people whose access to these records tests compare. */
export interface AccessPeople {
  owner: Person
  other: Person
  superuser: Superuser
  inPlaceOfOwner: Person
  inPlaceOfOther: Person
  removed: Record<'own' | 'inPlace', Person>
  /** A record id of each collection: of a record of the owner, or of the gazetteer. */
  records: Record<CollectionName, string>
}

export async function createAccessPeople(app: TestApp): Promise<AccessPeople> {
  const owner = await app.people.register({ name: 'Owner' })
  const other = await app.people.register({ name: 'Other' })
  const superuser = await newSuperuser(app)
  return {
    owner,
    other,
    superuser,
    inPlaceOfOwner: await inPlaceOf(app, superuser, owner),
    inPlaceOfOther: await inPlaceOf(app, superuser, other),
    removed: await removedSuperuser(app, owner),
    records: await recordOfEach(app, owner),
  }
}

/** The kinds of callers by name, without superusers. `people` is called in the tests, and null is a guest. */
export const callersOf = (people: () => AccessPeople) =>
  [
    ['a guest', (): Person | null => null],
    ['the owner', () => people().owner],
    ['another user', () => people().other],
    ['a superuser in the place of another user', () => people().inPlaceOfOther],
    ['a removed superuser', () => people().removed.own],
    ['a removed superuser in the place of the owner', () => people().removed.inPlace],
  ] as const
