import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { sampleCities, sampleProposals } from '#web/test/sample-proposals.ts'
import { UnresolvedLines } from './unresolved-lines.tsx'

const [line] = sampleProposals.unresolved

function Lines() {
  const [lines, setLines] = useState(() =>
    ['Barcelna', 'Valencia', 'Santiago'].flatMap((text, index) =>
      line === undefined
        ? []
        : [
            {
              ...line,
              id: text,
              text,
              code: 'severalCities' as const,
              source: { file: 0, row: index + 1 },
              others: [sampleCities.rome.id, sampleCities.modena.id],
            },
          ],
    ),
  )
  return (
    <UnresolvedLines
      lines={lines}
      files={['trips.csv']}
      cities={sampleProposals.cities}
      onAnswer={(ids) => setLines(lines.filter(({ id }) => !ids.includes(id)))}
      renderCityPicker={({ firstText, candidates, onPick }) => (
        <>
          <button type="button" onClick={() => onPick(sampleCities.rome)}>
            Search for {firstText}
          </button>
          <p>{candidates?.map(({ name }) => name).join(', ')}</p>
        </>
      )}
    />
  )
}

test('a line offers its possible cities and a search for its text, and the focus moves to the next line', () => {
  render(<Lines />)
  const pickerOf = (text: string) => screen.queryByRole('button', { name: `Search for ${text}` })
  const pick = (text: string) => fireEvent.click(screen.getByRole('button', { name: `Search for ${text}` }))
  expect(screen.getAllByText('Rome, Modena')).toHaveLength(3)
  pick('Barcelna')
  expect(pickerOf('Barcelna')).toBeNull()
  expect(document.activeElement).toBe(pickerOf('Valencia'))
  pick('Santiago')
  expect(document.activeElement).toBe(pickerOf('Valencia'))
})

test('a line with a malformed date can be taken without a date', () => {
  if (!line) throw new Error('no line')
  const answers: unknown[] = []
  render(
    <UnresolvedLines
      lines={[
        { ...line, id: 'bern', code: 'badDate', text: 'Bern: 31.02.2015', needs: 'date', city: 'bern' },
      ]}
      files={['trips.csv']}
      cities={sampleProposals.cities}
      onAnswer={(...answer) => answers.push(answer)}
      renderCityPicker={() => null}
    />,
  )
  expect(screen.getByText('“Bern: 31.02.2015” is no date.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Without a date/ }))
  expect(answers).toEqual([[['bern'], { start: '', end: '', isIn: true }]])
})
