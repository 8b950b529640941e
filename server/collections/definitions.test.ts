import { expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { newSuperuser } from '#server/test/superusers.ts'

let app: TestApp

appForEachTest((opened) => {
  ;({ app } = opened)
})

interface Definition {
  name: string
  fields: { name: string }[]
  indexes: string[]
}

// Clients rely on it: a change of the file is a change of the API.
test('the collections have the rules, fields, limits and indexes of the stored file', async () => {
  const { token } = await newSuperuser(app)
  const response = await app.request('/api/collections?perPage=1000&sort=name', { token })
  const { items } = (await response.json()) as { items: Definition[] }
  const lines = items.flatMap(({ name, fields, indexes, ...rest }) => [
    `${name} ${JSON.stringify(rest)}`,
    // A new file of texts adds a language, and needs no other change.
    ...fields.map((field) => {
      const shown = field.name === 'language' ? { ...field, values: [] } : field
      return `${name}.${field.name} ${JSON.stringify(shown)}`
    }),
    ...indexes,
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('definitions.txt')
})
