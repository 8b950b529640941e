import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeErrors, dismissAllToasts, errorToast, successToast } from '#web/lib/toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  render(<Toaster />)
})
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
})

it('shows a title, a description and a close button', async () => {
  act(() => successToast('City added', { description: 'Successfully marked city as visited' }))
  expect(await screen.findByText('City added')).toBeDefined()
  expect(screen.getByText('Successfully marked city as visited')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})

it("shows 'Unknown error' for a failure without a reason", async () => {
  act(() => errorToast('Could not add city', ''))
  expect(await screen.findByText('Could not add city')).toBeDefined()
  expect(screen.getByText('Unknown error')).toBeDefined()
})

it('shows a failure of a subject once, and closes it after a success', async () => {
  const reasons = () => screen.queryAllByText(/^Reason/).map(({ textContent }) => textContent)
  act(() => errorToast('Could not add city', 'Reason 1', { subject: 'Oslo, Norway' }))
  act(() => errorToast('Could not add city', 'Reason 2', { subject: 'Rome, Italy' }))
  act(() => errorToast('Could not add city', 'Reason 3', { subject: 'Oslo, Norway' }))
  await waitFor(() => expect(reasons()).toEqual(['Reason 3']))
  act(() => screen.getByRole('button', { name: 'and 1 more' }).click())
  expect(reasons()).toEqual(['Reason 3', 'Reason 2'])
  act(() => closeErrors('Could not add city', 'Oslo, Norway'))
  await waitFor(() => expect(reasons()).toEqual(['Reason 2']))
  expect(screen.getByText('Rome, Italy')).toBeDefined()
})

it('lists several subjects with the same title under one description, each with its Undo', async () => {
  const undone: string[] = []
  const remove = (subject: string) =>
    successToast('City removed', {
      description: 'Successfully removed city from visited list',
      subject,
      onUndo: () => undone.push(subject),
    })
  act(() => remove('Oslo, Norway'))
  act(() => remove('Rome, Italy'))
  await screen.findByRole('button', { name: 'Undo: Rome, Italy' })
  expect(screen.queryByText('Oslo, Norway')).toBeNull()
  const more = screen.getByRole('button', { name: 'and 1 more' })
  expect(more.parentElement?.textContent).toBe('Rome, Italy and 1 more')
  act(() => more.click())
  const undo = await screen.findByRole('button', { name: 'Undo: Oslo, Norway' })
  expect(screen.getAllByText('Successfully removed city from visited list')).toHaveLength(1)
  act(() => undo.click())
  expect(undone).toEqual(['Oslo, Norway'])
})

describe('the focus', () => {
  /** A page with a focused button and an open toast. */
  const comeFrom = () => {
    const button = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => button.remove())
    button.focus()
    return button
  }
  const focusIn = (name: string) => {
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    expect(document.activeElement).toBe(button)
    return button
  }
  const remove = (subject: string) => successToast('City removed', { subject, onUndo: () => undefined })

  it.each(['Undo', 'Close'])(
    'returns to the earlier element after %s, also when another toast opens',
    async (name) => {
      const origin = comeFrom()
      act(() => remove('Oslo, Norway'))
      await screen.findByText('City removed')
      const button = focusIn(name)
      act(() => {
        button.click()
        successToast('City added')
      })
      expect(document.activeElement).toBe(origin)
      await waitFor(() => expect(screen.queryByText('City removed')).toBeNull())
      expect(document.activeElement).toBe(origin)
    },
  )

  it('stays in a toast with further entries', async () => {
    comeFrom()
    act(() => remove('Oslo, Norway'))
    act(() => remove('Rome, Italy'))
    await screen.findByRole('button', { name: 'and 1 more' })
    act(() => focusIn('Undo: Rome, Italy').click())
    await waitFor(() => expect(screen.queryByText('Rome, Italy')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  })
})

it('is measured again when its list is unfolded and folded', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 356, this.querySelectorAll('.toast-entries li').length * 44)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  act(() => {
    for (const city of ['Oslo, Norway', 'Rome, Italy', 'Lima, Peru']) {
      errorToast('Could not add city', 'Offline', { subject: city })
    }
  })
  const more = await screen.findByRole('button', { name: 'and 2 more' })
  const height = () => more.closest('li[data-sonner-toast]')?.getAttribute('style')
  await waitFor(() => expect(height()).toContain('--initial-height: 44px'))
  act(() => more.click())
  await waitFor(() => expect(height()).toContain('--initial-height: 132px'))
  act(() => more.click())
  await waitFor(() => expect(height()).toContain('--initial-height: 44px'))
})

it('is removed if it is closed before the browser has shown it', async () => {
  act(() => errorToast('Loads the toaster'))
  await screen.findByText('Loads the toaster')
  // As on a busy page, where a frame can run before a timeout.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    queueMicrotask(() => draw(performance.now()))
    return 1
  })
  onTestFinished(() => void vi.restoreAllMocks())
  act(() => errorToast('Could not send the code'))
  act(() => closeErrors('Could not send the code'))
  act(() => errorToast('Shown after it'))
  await screen.findByText('Shown after it')
  await waitFor(() => expect(screen.queryByText('Could not send the code')).toBeNull())
})

it('offers Undo', async () => {
  let isUndone = false
  act(() => successToast('City removed', { onUndo: () => (isUndone = true) }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.click())
  expect(isUndone).toBe(true)
})

it('is closed by its close button', async () => {
  act(() => successToast('Changed password'))
  const title = await screen.findByText('Changed password')
  const close = title.closest('li')?.querySelector('button')
  act(() => close?.click())
  await waitFor(() => expect(screen.queryByText('Changed password')).toBeNull())
})

it('is closed by a swipe of 20 pixels downwards, not by one of 19', async () => {
  act(() => successToast('Changed password', { onUndo: () => undefined }))
  const toast = (await screen.findByText('Changed password')).closest('li')
  if (toast === null) throw new Error('The toast is not a list item.')
  toast.setPointerCapture = () => undefined
  const swipe = async (px: number) => {
    fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 500, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: 100, clientY: 502, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: 100, clientY: 500 + px, pointerId: 1 })
    // Slowly, because a quick flick closes it at any distance.
    await new Promise((resolve) => setTimeout(resolve, 300))
    fireEvent.pointerUp(toast, { clientX: 100, clientY: 500 + px, pointerId: 1 })
  }
  await swipe(19)
  expect(toast.dataset['removed']).toBe('false')
  await swipe(20)
  expect(toast.dataset['removed']).toBe('true')
  await waitFor(() => expect(screen.queryByText('Changed password')).toBeNull())
})

describe('the time of a toast', () => {
  const isOpen = (title: string) => {
    const toast = screen.queryByText(title)?.closest('li[data-sonner-toast]')
    return toast instanceof HTMLElement && toast.dataset['removed'] !== 'true'
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const raise = (...raised: (() => void)[]) =>
    act(async () => {
      for (const toast of raised) toast()
      await vi.advanceTimersByTimeAsync(0)
    })
  beforeEach(async () => {
    act(() => successToast('Loads the toaster'))
    await screen.findByText('Loads the toaster')
    act(() => dismissAllToasts())
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is 2.5 seconds, and 10 with Undo', async () => {
    await raise(
      () => successToast('Saved'),
      () => successToast('Removed', { onUndo: () => undefined }),
    )
    await pass(2400)
    expect([isOpen('Saved'), isOpen('Removed')]).toEqual([true, true])
    await pass(200)
    expect([isOpen('Saved'), isOpen('Removed')]).toEqual([false, true])
    await pass(7300)
    expect(isOpen('Removed')).toBe(true)
    await pass(200)
    expect(isOpen('Removed')).toBe(false)
  })

  it('stops while it has the keyboard focus, so that Undo can be reached', async () => {
    let isUndone = false
    await raise(() => successToast('Removed', { onUndo: () => (isUndone = true) }))
    await pass(9000)
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    await pass(60_000)
    expect(isOpen('Removed')).toBe(true)
    act(() => undo.click())
    expect(isUndone).toBe(true)
    await pass(50)
    expect(isOpen('Removed')).toBe(false)
  })

  it('continues when it loses the keyboard focus', async () => {
    await raise(() => successToast('Removed', { onUndo: () => undefined }))
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    await pass(20_000)
    act(() => undo.blur())
    await pass(9800)
    expect(isOpen('Removed')).toBe(true)
    await pass(300)
    expect(isOpen('Removed')).toBe(false)
  })

  it('stops while the list of a toast is unfolded, also on touch screens without hover', async () => {
    await raise(
      () => errorToast('Could not add city', 'Offline', { subject: 'Oslo, Norway' }),
      () => errorToast('Could not add city', 'Offline', { subject: 'Rome, Italy' }),
    )
    act(() => screen.getByRole('button', { name: 'and 1 more' }).click())
    await pass(60_000)
    expect(isOpen('Could not add city')).toBe(true)
    act(() => screen.getByRole('button', { name: 'Show fewer' }).click())
    await pass(2600)
    expect(isOpen('Could not add city')).toBe(false)
  })

  it('stops while the page is hidden', async () => {
    await raise(() => errorToast('Could not add city', 'Offline'))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(60_000)
    expect(isOpen('Could not add city')).toBe(true)
    hidden.mockReturnValue(false)
    await pass(2600)
    expect(isOpen('Could not add city')).toBe(false)
  })

  it('starts when it is one of the three visible toasts', async () => {
    await raise(() => errorToast('First', 'Because'))
    await pass(1000)
    await raise(
      () => successToast('Second'),
      () => successToast('Third'),
      () => successToast('Fourth'),
    )
    await pass(2400)
    expect(isOpen('First')).toBe(true)
    await pass(200)
    expect([isOpen('Second'), isOpen('Third'), isOpen('Fourth')]).toEqual([false, false, false])
    await pass(1200)
    expect(isOpen('First')).toBe(true)
    await pass(300)
    expect(isOpen('First')).toBe(false)
  })
})

it('lists several removals in one toast, each with its Undo', async () => {
  const undone: string[] = []
  const cities = ['Paris', 'Rome', 'Kyoto', 'Lima', 'Oslo']
  act(() => {
    for (const city of cities) {
      successToast('City removed', { description: city, onUndo: () => undone.push(city) })
    }
  })
  const more = await screen.findByRole('button', { name: 'and 4 more' })
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  act(() => more.click())
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(5)
  for (const city of cities) {
    const undo = await screen.findByRole('button', { name: new RegExp(`^Undo(: ${city})?$`) })
    act(() => undo.click())
  }
  expect(undone).toEqual(cities)
  await waitFor(() => expect(screen.queryByText('City removed')).toBeNull())
})
