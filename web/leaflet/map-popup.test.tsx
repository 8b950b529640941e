import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MapPlaces } from './map-places.tsx'
import { MapPlate } from './map-plate.tsx'
import { MapPopup } from './map-popup.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function MapWithPopup({ onAsk }: { onAsk: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  // As in a browser: React updates the page before the click reaches the map.
  const handleClick = () => flushSync(() => setIsOpen(false))
  return (
    <MapPlate label="World map" shape={undefined} labels={undefined} edges={null}>
      <MapPlaces onAsk={onAsk} />
      {isOpen && (
        <MapPopup at={{ lat: 30, lng: 0 }} label="Paris" marker="pin" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={handleClick}>
            Delete
          </button>
        </MapPopup>
      )}
    </MapPlate>
  )
}

test('a click that closes a popup selects no place on the map below; the next click on the map does', () => {
  const handleAsk = vi.fn()
  render(<MapWithPopup onAsk={handleAsk} />)
  // The map is set up after the first frame.
  act(() => void vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void vi.advanceTimersByTime(1000))
  expect(handleAsk).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('application'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(handleAsk).toHaveBeenCalledTimes(1)
})
