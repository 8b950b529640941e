import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createSuperuser, removeSuperuser } from '#server/admin/superusers.ts'
import { superusers } from '#shared/collections/superusers.ts'
import type { TestApp } from './create-test-app.ts'
import type { Person } from './people.ts'

export interface Superuser {
  id: string
  email: string
  password: string
  token: string
}

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })

/** Creates a superuser with the function of the operator's command, and signs in. */
export async function newSuperuser(app: TestApp, email = 'root@example.org'): Promise<Superuser> {
  const printed = await createSuperuser(app.database.db, email, passwords, app.clock)
  const password = printed.split('\n').at(-1) ?? ''
  const path = `/api/collections/${superusers.name}/auth-with-password`
  const response = await app.request(path, { method: 'POST', body: { identity: email, password } })
  const { record, token } = (await response.json()) as { record: { id: string }; token: string }
  return { id: record.id, email, password, token }
}

/** A superuser who is signed in in a person's place: the person with the superuser's token. */
export async function inPlaceOf(
  app: TestApp,
  superuser: Superuser,
  person: Person,
  duration?: number,
): Promise<Person> {
  const path = `/api/collections/users/impersonate/${person.id}`
  const response = await app.request(path, { method: 'POST', body: { duration }, token: superuser.token })
  if (!response.ok) throw new Error(`Impersonating answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return { ...person, token }
}

/** The tokens of a removed superuser: its own, and one in a person's place. The server treats both as a guest's. */
export async function removedSuperuser(
  app: TestApp,
  person: Person,
): Promise<Record<'own' | 'inPlace', Person>> {
  const superuser = await newSuperuser(app, 'removed@example.org')
  const inPlace = await inPlaceOf(app, superuser, person)
  await removeSuperuser(app.database.db, superuser.email)
  return { own: { ...person, ...superuser }, inPlace }
}
