import { expect, test } from 'vitest'
import { cpuMs, medianCpuMs } from '#server/test/cpu-time.ts'
import { createTestApp } from '#server/test/create-test-app.ts'
import { createPasswords } from './passwords/passwords.ts'

test('a sign-in takes as long for an unknown address as for a wrong password', async () => {
  const hashingCost = { memoryCost: 19_456, timeCost: 2 }
  const app = await createTestApp({}, { hashingCost })
  const signIn = (identity: string) =>
    app.request('/api/collections/users/auth-with-password', {
      method: 'POST',
      body: { identity, password: 'not the password' },
    })
  const anna = await app.people.register()
  const [known, unknown] = await medianCpuMs(
    100,
    () => signIn(anna.email),
    () => signIn('nobody@example.org'),
  )
  expect(Math.abs(known - unknown)).toBeLessThan(10)
  // Guard: the times would also be equal if neither request hashed a password.
  const passwords = createPasswords(hashingCost)
  const hashes = await cpuMs(async () => {
    for (let i = 0; i < 20; i++) await passwords.hash('not the password')
  })
  expect(unknown).toBeGreaterThan(hashes / 20 / 2)
  await app.close()
})
