import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleProposals } from '#web/test/sample-proposals.ts'
import { reviewOf } from './review.ts'
import { UnusedLines } from './unused-lines.tsx'

test('a line that no answer can make usable is shown with its file, its number and the reason', () => {
  const [line] = sampleProposals.unresolved
  if (!line) throw new Error('no line')
  const unresolved = [
    { ...line, id: 'toronto', source: { file: 1, row: 3 }, code: 'future', text: 'Toronto', needs: '' },
    { ...line, id: 'delhi', source: { file: 1, row: 5 }, code: 'badDate', text: '30 Feb 2019', needs: '' },
    line,
  ] as const
  const { unused, leftLines } = reviewOf(
    { ...sampleProposals, unresolved },
    new Map([[line.id, { isIn: false }]]),
  )
  expect(leftLines.map(({ id }) => id)).toEqual([line.id])
  render(<UnusedLines lines={unused} files={['Records.json', 'trips.csv']} />)
  expect(screen.getByText('2 lines were not used')).toBeDefined()
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'trips.csv, line 3: “Toronto” is in the future.',
    'trips.csv, line 5: “30 Feb 2019” is no date.',
  ])
})
