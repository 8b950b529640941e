import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askRemoval } from '#web/lib/stay-prompt.ts'
import { renderApp, startSignedIn } from '#web/test/render-app.tsx'

vi.mock('./stay-questions.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a question whose script cannot be loaded reports it and is answered with no', async () => {
  const { person } = await startSignedIn()
  renderApp('/settings')
  await screen.findByRole('heading', { level: 1 })
  const answers: boolean[] = []
  act(() => {
    const asked = askRemoval({ userId: person.id, city: 'London', stays: 2, notes: 0 })
    void asked.then((isMeant) => answers.push(isMeant))
  })
  await screen.findByText('Could not open this part of the page')
  await vi.waitFor(() => expect(answers).toEqual([false]))
})
