import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

/** A field that takes the focus itself, as the form of a stay does. */
function EagerField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="When?" />
}

function Page({ opens }: { opens: 'from a toast' | 'from a button' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      {(opens === 'from a button' || !isOpen) && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Add a stay
        </button>
      )}
      {isOpen && (
        <Dialog isOpen onOpenChange={() => setIsOpen(false)} title="When?">
          <EagerField />
        </Dialog>
      )}
    </main>
  )
}

const openAndEscape = () => {
  const opener = screen.getByRole('button', { name: 'Add a stay' })
  opener.focus()
  fireEvent.click(opener)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'When?' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

test('Escape returns the focus to the button, also if a field took it before the dialog was open', async () => {
  render(<Page opens="from a button" />)
  openAndEscape()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a stay' })),
  )
})

test('the content of the page gets the focus if the opener was removed', async () => {
  render(<Page opens="from a toast" />)
  openAndEscape()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
