import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapLabels } from './map-labels.ts'

test('the names that the app is built with are as the map reads them', () => {
  const file: unknown = JSON.parse(readFileSync('data/dist/labels.json', 'utf8'))
  expect(mapLabels.parse(file)).toEqual(file)
})
