import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { addDays, daysBetween } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { plannedTrip } from '#shared/planner.ts'
import type { Network } from '#web/test/network.ts'
import { renderApp, showIn, startSignedIn } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const sentence = 'A week by train from Paris to Rome'
const path = '/api/planner'

const box = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Ask anything...')
const nameField = () => screen.findByLabelText<HTMLInputElement>('Trip Name')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asked = () => network.asked.filter((call) => call.includes(path))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const addressOf = ([address]: Parameters<typeof fetch>) => textOf(address)

/** Opens the planner, writes into the box, and if requested sends it by Enter. */
const write = async (text: string) => {
  renderApp('/trip/create')
  const field = await box()
  type(field, text)
  return { field, send: () => fireEvent.keyDown(field, { key: 'Enter' }) }
}

/** Records every generation from here on, with the page's request and the answer, which `change` can alter. */
const watch = (change: (reply: Record<string, unknown>) => unknown = (reply) => reply) => {
  const seen: { body: Record<string, unknown>; reply: unknown }[] = []
  const reach = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await reach(...request)
    if (!addressOf(request).includes(path) || !answer.ok) return answer
    const reply = change((await answer.json()) as Record<string, unknown>)
    seen.push({ body: JSON.parse(textOf(request[1]?.body)) as Record<string, unknown>, reply })
    return typeof reply === 'string' ? new Response(reply) : Response.json(reply)
  })
  return seen
}

describe('a sentence', () => {
  test('is sent by Enter, not by Shift and Enter, and becomes the plan as one step that can be undone', async () => {
    const { field, send } = await write(`  ${sentence}\n`)
    type(await nameField(), 'My own')
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(asked()).toEqual([])
    send()
    await waitFor(() => expect(field.value).toBe(''))
    expect((await nameField()).value).not.toBe('My own')
    expect(screen.getByRole('button', { name: /^Starting city: Paris/ })).toBeDefined()
    expect(screen.getByText(/^The trip is planned\. Undo/)).toBeDefined()
    press('Undo')
    expect((await nameField()).value).toBe('My own')
    expect(screen.getByRole('button', { name: 'Starting city' })).toBeDefined()
    expect(screen.queryByText(/^The trip is planned/)).toBeNull()
    press('Redo')
    expect(screen.getByRole('button', { name: /^Starting city: Paris/ })).toBeDefined()
    expect(screen.getByText(/^The trip is planned\. Undo/)).toBeDefined()
  })

  test('is sent by its button, too; an empty one is not sent', async () => {
    const { field } = await write('   ')
    press('Send')
    expect(asked()).toEqual([])
    type(field, sentence)
    press('Send')
    await waitFor(() => expect(field.value).toBe(''))
  })

  test('shows that it is in progress, is sent once, and what is typed meanwhile is kept', async () => {
    const { release } = network.holdNext({ path })
    const { field, send } = await write(sentence)
    expect(screen.queryByText('Generating the trip…')).toBeNull()
    send()
    const busy = await screen.findByRole('button', { name: 'Generating the trip…' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Generating the trip…').closest('output')).not.toBeNull()
    send()
    fireEvent.click(busy)
    type(field, 'And the next one')
    release()
    await screen.findByText(/^The trip is planned/)
    expect(field.value).toBe('And the next one')
    expect(asked()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  })

  test('is in the box again after a reload before the answer, and a name typed meanwhile remains', async () => {
    network.holdNext({ path })
    const { send } = await write(sentence)
    send()
    await screen.findByRole('button', { name: 'Generating the trip…' })
    cleanup()
    renderApp('/trip/create')
    const field = await box()
    await waitFor(() => expect(field.value).toBe(sentence))
    const { release } = network.holdNext({ path })
    fireEvent.keyDown(field, { key: 'Enter' })
    await screen.findByRole('button', { name: 'Generating the trip…' })
    type(await nameField(), 'My big summer')
    release()
    await waitFor(() => expect(field.value).toBe(''))
    expect((await nameField()).value).toBe('My big summer')
    cleanup()
    renderApp('/trip/create')
    expect((await box()).value).toBe('')
  })

  test('can be cancelled: it is kept, nothing changes, no error is shown, and it can be sent again', async () => {
    network.holdNext({ path })
    const { field, send } = await write(sentence)
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await screen.findByRole('button', { name: 'Send' })
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe(sentence)
    expect((await nameField()).value).toBe('')
    expect(screen.queryByText('Failed to generate trip')).toBeNull()
    send()
    await waitFor(() => expect(field.value).toBe(''))
  })

  test('is cancelled when the person leaves the page', async () => {
    network.holdNext({ path })
    let signal: AbortSignal | null | undefined
    const reach = globalThis.fetch
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      if (addressOf(request).includes(path)) signal = request[1]?.signal
      return reach(...request)
    })
    const { send } = await write(sentence)
    send()
    await screen.findByRole('button', { name: 'Cancel' })
    expect(signal?.aborted).toBe(false)
    fireEvent.click(screen.getAllByRole('link', { name: 'Trip' })[0]!)
    await screen.findByRole('heading', { name: 'Your Trips' })
    expect(signal?.aborted).toBe(true)
  })

  test('has at most 1,000 characters, with a counter near the limit', async () => {
    const { field, send } = await write('x'.repeat(899))
    expect(screen.queryByText(/of 1,000 characters/)).toBeNull()
    type(field, 'x'.repeat(900))
    expect(screen.getByText('900 of 1,000 characters')).toBeDefined()
    type(field, 'x'.repeat(1001))
    expect(screen.getByText('At most 1,000 characters; these are 1,001.')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    send()
    expect(asked()).toEqual([])
    type(field, `${sentence} `.padEnd(1000, 'please ').trimEnd().padEnd(1003, ' '))
    expect(screen.getByText(/^9\d\d of 1,000 characters$|^1,000 of 1,000 characters$/)).toBeDefined()
    send()
    await waitFor(() => expect(field.value).toBe(''))
  })
})

describe('the answer', () => {
  test('has its length in the digits and words of the language', async () => {
    await showIn('de')
    renderApp('/trip/create')
    type(await screen.findByPlaceholderText('Frag einfach …'), 'x'.repeat(1001))
    expect(await screen.findByText('Höchstens 1.000 Zeichen; das sind 1.001.')).toBeDefined()
  })

  test('shows its assumptions and limits once each, as plain text', async () => {
    const evil = '<img src="x" onerror="alert(1)"><a href="https://example.org">here</a>'
    watch((reply) => ({
      ...reply,
      notes: { assumptions: ['Assumed', evil], limits: [{ text: 'Not done' }, { text: 'Assumed' }] },
    }))
    const { send } = await write(sentence)
    send()
    const note = await screen.findByText(evil)
    expect(note.children).toHaveLength(0)
    expect(screen.getByText('Not done')).toBeDefined()
    expect(screen.getAllByText('Assumed')).toHaveLength(1)
  })

  test.each([
    ['Pacific/Auckland', 1],
    ['UTC', 0],
    ['America/Los_Angeles', 0],
  ])('is counted from the person’s own day in %s', async (zone, later) => {
    const noon = `${new Date().toISOString().slice(0, 10)}T12:30:00.000Z`
    vi.stubEnv('TZ', zone)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(noon) })
    try {
      const seen = watch()
      const { field, send } = await write(sentence)
      send()
      await waitFor(() => expect(field.value).toBe(''))
      const today = addDays(noon.slice(0, 10), later)
      expect(seen[0]?.body).toEqual({ prompt: sentence, today })
      const { travel_items: legs, start_date } = plannedTrip.parse(seen[0]?.reply)
      expect(start_date).toBeUndefined()
      expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').value).toBe(today)
      const [first] = legs.map(({ start_day }) => addDays(today, start_day - 1))
      const [firstLeg] = screen.getAllByRole('button', { name: /^Date of the leg to/ })
      expect(firstLeg?.textContent).toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })

  test('has the same number of days in its name, in its fields and in its facts', async () => {
    const seen = watch()
    const { field, send } = await write('10 days in Italy by train')
    send()
    await waitFor(() => expect(field.value).toBe(''))
    const { starts, ends, days } = plannedTrip.parse(seen[0]?.reply)
    expect([days.length, daysBetween(starts, ends)]).toEqual([10, 9])
    expect((await nameField()).value).toBe('10 days in Italy')
    expect(screen.getByRole('button', { name: `First day: ${starts}` })).toBeDefined()
    expect(screen.getByRole('button', { name: `Last day: ${ends}` })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').value).toBe(starts)
    expect(screen.getByText(/, 10 days, [\d,]+ km$/)).toBeDefined()
  })

  test('begins on the day in the sentence, in any time zone', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const year = new Date().getUTCFullYear() + 1
    const { field, send } = await write(`Paris to Rome by train in 5 days from 8 May ${year}`)
    send()
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.getByLabelText<HTMLInputElement>('Trip Start Date').value.slice(0, 8)).toBe(`${year}-05-`)
  })
})

describe('a sentence without an answer is kept, with advice', () => {
  const fails = async (title: string, reason: string | RegExp) => {
    const { field, send } = await write(sentence)
    type(await nameField(), 'My own')
    send()
    await screen.findByText(title)
    // At the box, where it remains, or in a toast, and not in both.
    expect(screen.getAllByText(reason)).toHaveLength(1)
    expect(field.value).toBe(sentence)
    expect((await nameField()).value).toBe('My own')
    return { field, send }
  }
  const failed = 'Failed to generate trip'

  test.each([
    [400, 'Name a city, a country or a region.', 'Name a city, a country or a region.'],
    [401, undefined, /^You are signed out\. Sign in again/],
    [403, 'The assistant is switched off.', 'The assistant is switched off.'],
    [403, undefined, /switched off on this server\. The trip can be planned by hand/],
    [429, 'You have had 30 trips planned.', 'You have had 30 trips planned.'],
    [429, undefined, /^Too much was asked in a short time\. Wait a minute/],
    [502, 'It could not be reached. Try again.', 'It could not be reached. Try again.'],
    [502, undefined, /could not be reached\. Send your text once more in a while/],
    [504, 'Planning took too long. Try again.', 'Planning took too long. Try again.'],
    [504, undefined, /took too long\. Send your text once more, or ask for less/],
  ])('%i “%s”', async (status, message, reason) => {
    network.refuseNext({ path }, status, message)
    const { field, send } = await fails(failed, reason)
    send()
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.getByRole('button', { name: /^Starting city: Paris/ })).toBeDefined()
  })

  test('without a network', async () => {
    network.loseNext({ path })
    await fails(failed, /^The server could not be reached/)
  })

  test('because it does not ask for a trip', async () => {
    const { field, send } = await write('What is 2 and 2?')
    send()
    await screen.findByText(failed)
    expect(screen.getAllByText(/^No place was found in that\. Name a city/)).not.toHaveLength(0)
    expect(field.value).toBe('What is 2 and 2?')
  })

  const structure = 'Failed to generate trip: Invalid API response structure.'
  const item = 'Invalid travel item structure received'
  const leg = (change: Record<string, unknown>) => (reply: Record<string, unknown>) => {
    const [first, ...rest] = reply['travel_items'] as Record<string, unknown>[]
    return { ...reply, travel_items: [...rest, { ...first, ...change }] }
  }
  test.each<[string, string, (reply: Record<string, unknown>) => unknown]>([
    ['that is half a JSON', structure, (reply) => JSON.stringify(reply).slice(0, 200)],
    ['that is no object', structure, () => ['no', 'trip']],
    ['without days', structure, (reply) => ({ ...reply, days: undefined })],
    ['whose days are no list', structure, (reply) => ({ ...reply, days: {} })],
    ['without legs', structure, (reply) => ({ ...reply, travel_items: undefined })],
    ['whose name is no text', structure, (reply) => ({ ...reply, name: 7 })],
    ['without a description', structure, (reply) => ({ ...reply, description: undefined })],
    ['with a leg of no known type', item, leg({ type: 'boat' })],
    ['with a leg without a day', item, leg({ start_day: null })],
    ['with a leg that ends nowhere', item, leg({ to_record: 'Rome' })],
    ['with a leg before day 1', item, leg({ start_day: 0 })],
  ])('after an answer %s', async (_, title, change) => {
    watch(change)
    await fails(title, 'Your text is kept: try again, or put it in other words.')
  })
})

describe('the box', () => {
  const tripId = 'trip00000000001'

  test('is shown where a trip is created and edited, and not where it is viewed', async () => {
    const from = { id: tripId, name: 'Spring', user: person.id }
    const trips = '/api/collections/trip/records'
    const made = await app.request(trips, { method: 'POST', token: person.token, body: from })
    expect(made.status).toBe(200)
    const leg = { from: cityId(2988507), to: cityId(2950159), type: 'train', user: person.id, trip: tripId }
    const legs = '/api/collections/travel_item/records'
    expect((await app.request(legs, { method: 'POST', token: person.token, body: leg })).status).toBe(200)

    const { router } = renderApp(`/trip/edit/${tripId}`)
    await box()
    await router.navigate({ to: '/trip/view/$tripId', params: { tripId } })
    await screen.findByRole('heading', { name: 'Spring' })
    expect(screen.queryByPlaceholderText('Ask anything...')).toBeNull()
    await router.navigate({ to: '/trip/create' })
    await box()
  })

  test('is not shown when the operator has switched the assistant off', async () => {
    const answer = (await (await app.request('/api/config')).json()) as Record<string, unknown>
    const reach = globalThis.fetch
    let isAnswered = false
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (!addressOf(request).includes('/api/config')) return reach(...request)
      isAnswered = true
      return Response.json({ ...answer, plannerEnabled: false })
    })
    renderApp('/trip/create')
    await nameField()
    await waitFor(() => expect(isAnswered).toBe(true))
    await screen.findByRole('button', { name: 'Create Trip' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByPlaceholderText('Ask anything...')).toBeNull()
  })
})
