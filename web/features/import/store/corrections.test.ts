import { expect, test } from 'vitest'
import { type Changes, withChange } from '#web/features/import/review/review.ts'
import { sampleCities, sampleProposals } from '#web/test/sample-proposals.ts'
import { rememberedChanges, withCorrections } from './corrections.ts'

const noChanges: Changes = new Map()
const { bologna, kobuleti } = sampleCities

/** The same files read once more, with other ids. */
const again = {
  ...sampleProposals,
  proposals: sampleProposals.proposals.map((one) => ({ ...one, id: `again ${one.id}` })),
  unresolved: sampleProposals.unresolved.map((one) => ({ ...one, id: `again ${one.id}` })),
}

test('changes of stays and answers to lines are repeated at the next import of the same files', () => {
  const changes = withChange(
    withChange(withChange(noChanges, ['modena'], { city: bologna }), ['kutaisi'], { isIn: false }),
    ['line 88'],
    { city: kobuleti, isIn: true },
  )
  const corrections = withCorrections(new Map(), sampleProposals, changes)
  expect(rememberedChanges(again, corrections)).toEqual(
    new Map([
      ['again modena', { city: bologna }],
      ['again kutaisi', { isIn: false }],
      ['again line 88', { city: kobuleti, isIn: true }],
    ]),
  )
})

test('a box that was ticked again is not a correction, and neither is an existing stay', () => {
  const changes = withChange(withChange(noChanges, ['kutaisi'], { isIn: true }), ['rome'], { isIn: false })
  expect(withCorrections(new Map(), sampleProposals, changes)).toEqual(new Map())
})

test('what is no longer changed is forgotten, but corrections of other files are not', () => {
  const before = withCorrections(
    new Map([['other', { isIn: false }]]),
    sampleProposals,
    withChange(noChanges, ['kutaisi'], { isIn: false }),
  )
  expect(before.size).toBe(2)
  expect([...withCorrections(before, again, noChanges).keys()]).toEqual(['other'])
})
