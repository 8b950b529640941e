import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapLabels } from './map-labels.ts'

test('the labels file matches the schema of the map', () => {
  const file: unknown = JSON.parse(readFileSync('data/dist/labels.json', 'utf8'))
  expect(mapLabels.parse(file)).toEqual(file)
})
