import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { plannedTrip, plannerRequest } from '#shared/planner.ts'
import type { Constraint, Place, Question } from '#shared/trip-request.ts'
import type { Network } from '#web/test/network.ts'
import { renderApp, showIn, startSignedIn } from '#web/test/render-app.tsx'

type PlannedTrip = z.infer<typeof plannedTrip>

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startSignedIn())
})

const path = '/api/planner'
const city = (number: number, name: string): Place => ({ kind: 'city', id: cityId(number), name })
const [madrid, cordoba, otherCordoba, rome, bologna] = [
  city(3117735, 'Madrid'),
  city(2519240, 'Cordoba'),
  city(3860259, 'Cordoba'),
  city(3169070, 'Rome'),
  city(3181928, 'Bologna'),
]
const said = { words: 'words', sure: 1, origin: 'said' } as const
const visit = (id: string, place: Place, sure = 1): Constraint => ({
  ...said,
  id,
  kind: 'visit',
  place,
  optional: false,
  sure,
})
const prompt = 'Two weeks, Cordoba, then the beach for some days. Maybe glamping.'
const constraints: Constraint[] = [
  { ...said, id: 'length', kind: 'length', unit: 'days', least: 14, most: 14 },
  visit('cordoba', cordoba, 0.6),
  { ...said, id: 'beach', kind: 'theme', theme: 'beach', unwanted: false },
  {
    ...said,
    id: 'sand',
    words: 'the beach for some days',
    kind: 'stay',
    of: { kind: 'theme', theme: 'beach' },
    unit: 'nights',
    least: 4,
    most: 4,
  },
  { id: 'start', words: '', sure: 0.5, origin: 'assumed', kind: 'role', role: 'start', place: madrid },
]
const questionAbout = (about: string, text: string): Question => ({
  id: `ask-${about}`,
  text,
  about,
  answers: [
    { place: cordoba, label: 'Spain', detail: 'Shown now', country: 'ES', isShown: true },
    { place: otherCordoba, label: 'Argentina', detail: 'Far away', country: 'AR', isShown: false },
  ],
})
const understood: Partial<PlannedTrip> = {
  request: { language: 'en', constraints, variant: 0 },
  unused: [{ text: 'glamping', at: [prompt.indexOf('glamping'), prompt.indexOf('glamping') + 8] }],
  questions: [questionAbout('cordoba', 'Cordoba in Spain or in Argentina?')],
  notes: {
    assumptions: ['The trip begins in Madrid.'],
    limits: [
      { text: 'There are fewer beaches.', constraint: 'beach' },
      { text: 'That takes seven hours.', leg: 0, constraint: 'length' },
      { text: 'It is hot.' },
    ],
  },
}
const spain = 'From Madrid to Cordoba and Malaga by train in 14 days'
const italy = 'From Turin to Milan, Bologna, Rome and Naples by train in 13 days starting 8 June 2027'
const italyLater = 'From Turin to Milan, Rome and Naples by train in 14 days starting 8 June 2027'

/**
 * Answers each question of the page with the legs that the server plans for `sentence` and with the result of `answer`
 * as what was understood. Returns what the page has sent.
 */
function understand(answers: readonly { sentence: string; answer: Partial<PlannedTrip> }[]) {
  const sent: z.infer<typeof plannerRequest>[] = []
  const reach = globalThis.fetch
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    if (typeof address !== 'string' || !address.includes(path) || typeof init?.body !== 'string') {
      return reach(address, init)
    }
    const body = plannerRequest.parse(JSON.parse(init.body))
    const next = answers[Math.min(sent.length, answers.length - 1)]
    sent.push(body)
    const asked = { prompt: next?.sentence ?? body.prompt, today: body.today }
    const reply = await reach(address, { ...init, body: JSON.stringify(asked) })
    if (!reply.ok) return reply
    return Response.json(plannedTrip.parse({ ...((await reply.json()) as object), ...next?.answer }))
  })
  return sent
}

const box = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Ask anything...')
const send = async (text: string) => {
  const field = await box()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
  return field
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const panel = () => screen.findByRole('region', { name: 'What was understood' })
const row = (name: string) => within(screen.getByRole('group', { name }))
const chipsOf = (name: string) =>
  row(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Gets a new trip with the constraints above from the assistant. */
async function propose(...more: Partial<PlannedTrip>[]) {
  const answers = [understood, ...more].map((answer) => ({ sentence: spain, answer }))
  const sent = understand(answers)
  renderApp('/trip/create')
  await send(prompt)
  await panel()
  return sent
}

describe('the request panel', () => {
  test('is above the fields: the prompt, the wishes, the assumptions and the words that were not used', async () => {
    await propose()
    expect(screen.getByText(`“${prompt}”`)).toBeDefined()
    expect(chipsOf('You said')).toEqual([
      '14 days not met as asked',
      'Cordoba in question',
      'Beach not met as asked',
      'Beach 4 nights',
    ])
    expect(chipsOf('Assumed')).toEqual(['Start Madrid'])
    expect(row('Not used').getByText('glamping')).toBeDefined()
    const notes = chipsOf('Notes')
    expect(notes).toEqual(['It is hot.', 'The trip begins in Madrid.'])
  })

  test('has the limit of a leg at the leg, where it counts as a warning', async () => {
    await propose()
    expect(row('You said').getByText('That takes seven hours.')).toBeDefined()
    const legs = screen.getAllByText('That takes seven hours.').map((text) => text.closest('li')?.textContent)
    expect(legs.some((text) => text?.includes('Train'))).toBe(true)
    press('1 to check')
    expect(document.activeElement?.textContent).toBe('That takes seven hours.')
  })

  test('has the limit of a wish below the chips and in its panel', async () => {
    await propose()
    expect(row('You said').getByText('There are fewer beaches.')).toBeDefined()
    press(/^Beach not met/)
    expect(within(screen.getByRole('dialog')).getByText('There are fewer beaches.')).toBeDefined()
  })

  test('names at most two legs at a wish, and says that there are more', async () => {
    const limits = [1, 2, 3, 4].map((at) => ({ text: `Limit ${at}.`, leg: at % 2, constraint: 'length' }))
    await propose({ ...understood, notes: { assumptions: [], limits } })
    press('Another route')
    expect(await row('You said').findByText('Limit 2.')).toBeDefined()
    expect(row('You said').queryByText('Limit 3.')).toBeNull()
    expect(row('You said').getByText('2 more legs have a note below.')).toBeDefined()
  })

  test('can be reached from the box in one step by keyboard', async () => {
    await propose()
    const way = button('What was understood')
    expect(way.compareDocumentPosition(await box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    press('What was understood')
    expect(document.activeElement).toBe(await panel())
  })

  test('is shown again when the saved trip is opened, and a change renames the trip', async () => {
    const sent = await propose({ ...understood, name: 'Spain, longer' })
    press('Create Trip')
    await screen.findByText('Trip created successfully')
    const stored = await app.request('/api/collections/trip/records', { token: person.token })
    const [{ id }] = ((await stored.json()) as { items: [{ id: string }] }).items
    cleanup()
    renderApp(`/trip/edit/${id}`)
    await panel()
    expect(chipsOf('Assumed')).toEqual(['Start Madrid'])
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
    await send('And longer')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.request?.constraints.map(({ id }) => id)).toContain('length')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Trip Name').value).toBe('Spain, longer'),
    )
  })

  test('is shown again after a reload, with the plan', async () => {
    await propose()
    cleanup()
    renderApp('/trip/create')
    await panel()
    expect(chipsOf('Assumed')).toEqual(['Start Madrid'])
    expect(screen.getByText('Your unsaved changes were restored.')).toBeDefined()
  })

  test('is left out if an older version stored its draft, and the plan is restored', async () => {
    await propose()
    cleanup()
    const key = 'waymark.trip-draft.new'
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { plan: { answer: object } }
    draft.plan.answer = { prompt }
    sessionStorage.setItem(key, JSON.stringify(draft))
    renderApp('/trip/create')
    expect(await screen.findByText('Your unsaved changes were restored.')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Starting city: Madrid/ })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'What was understood' })).toBeNull()
  })

  test('disappears with an undo and is back with a redo', async () => {
    await propose()
    press('Undo')
    expect(screen.queryByRole('region', { name: 'What was understood' })).toBeNull()
    press('Redo')
    expect(await panel()).toBeDefined()
  })

  test('is in the language of the page', async () => {
    await propose()
    await showIn('de')
    expect(screen.getByRole('group', { name: 'Gesagt' }).textContent).toContain('Strand 4 Nächte')
  })

  test('folds a long prompt', async () => {
    understand([{ sentence: spain, answer: understood }])
    renderApp('/trip/create')
    await send(`Madrid ${'and on '.repeat(100)}`.trim())
    await panel()
    press('Show the whole text')
    expect(screen.queryByText('Show the whole text')).toBeNull()
  })
})

describe('a chip', () => {
  test('opens its words and its value; Plan again sends the corrected request without a trip', async () => {
    const sent = await propose()
    press(/^Beach 4 nights/)
    const dialog = within(screen.getByRole('dialog', { name: 'Beach 4 nights' }))
    expect(dialog.getByText('From “the beach for some days”')).toBeDefined()
    const again = dialog.getByRole('button', { name: 'Plan again' })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(dialog.getByRole('button', { name: 'One more' }))
    expect(dialog.getByDisplayValue('5 nights')).toBeDefined()
    const nights = dialog.getByRole('spinbutton', { name: 'Nights' })
    fireEvent.focus(nights)
    fireEvent.change(nights, { target: { value: '366' } })
    fireEvent.change(nights, { target: { value: '' } })
    expect(nights.getAttribute('aria-valuetext')).toBe('5 nights')
    fireEvent.change(nights, { target: { value: '12' } })
    fireEvent.keyDown(nights, { key: 'ArrowDown' })
    fireEvent.blur(nights)
    expect(dialog.getByDisplayValue('11 nights')).toBeDefined()
    fireEvent.click(again)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ prompt, request: { variant: 0 } })
    expect(sent[1]).not.toHaveProperty('trip')
    const asked = sent[1]?.request?.constraints ?? []
    expect(asked.find(({ id }) => id === 'sand')).toMatchObject({ least: 11, most: 11, origin: 'said' })
    expect(asked.some(({ origin }) => origin === 'assumed')).toBe(false)
  })

  test('is not requested again once removed, and the focus goes to the panel', async () => {
    const { request } = understood
    const without = constraints.filter(({ id }) => id !== 'length')
    const sent = await propose({
      ...understood,
      request: { language: 'en', variant: 0, ...request, constraints: without },
    })
    button(/^14 days/).focus()
    press(/^14 days/)
    press('Remove wish')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^14 days/ })).toBeNull())
    expect(sent[1]?.request?.constraints.map(({ id }) => id)).not.toContain('length')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What was understood' })),
    )
  })

  test('is marked if it was assumed, and can be given another city', async () => {
    const sent = await propose()
    press(/^Start Madrid/)
    expect(screen.getByText('You did not say this; the planner chose it.')).toBeDefined()
    press('Where: Madrid')
    fireEvent.change(screen.getByPlaceholderText('Search cities...'), { target: { value: 'Sevil' } })
    fireEvent.click(await screen.findByRole('option', { name: /^Seville \/ And/ }))
    press('Plan again')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.request?.constraints.at(-1)).toMatchObject({
      id: 'start',
      role: 'start',
      origin: 'said',
      place: { id: cityId(2510911) },
    })
  })

  test('that fails to plan keeps everything and shows the reason', async () => {
    const sent = await propose()
    network.refuseNext({ path }, 502, 'It could not be reached.')
    press(/^14 days/)
    press('Remove wish')
    await screen.findAllByText('It could not be reached.')
    expect(sent).toHaveLength(2)
    expect(button(/^14 days/)).toBeDefined()
  })
})

test('every kind of wish can be opened, and its first control changes the request', async () => {
  const leg = { from: madrid, to: cordoba }
  const all: [Constraint, () => void][] = [
    [
      {
        ...said,
        id: '1',
        kind: 'visit',
        place: { kind: 'country', id: 'ES', name: 'Spain' },
        optional: false,
      },
      () => press('One more'),
    ],
    [
      { ...said, id: '2', kind: 'transport', use: 'prefer', types: ['train'], leg },
      () => fireEvent.click(screen.getByLabelText('Bus')),
    ],
    [{ ...said, id: '3', kind: 'longest-leg', km: 300 }, () => press('One less')],
    [{ ...said, id: '4', kind: 'city-count', most: 3 }, () => press('One more')],
    [{ ...said, id: '5', kind: 'theme', theme: 'wine', unwanted: false }, () => press('Not wanted')],
    [
      { ...said, id: '6', kind: 'pace', pace: 'slow' },
      () => fireEvent.change(screen.getByLabelText('Pace'), { target: { value: 'fast' } }),
    ],
    [
      { ...said, id: '7', kind: 'company', company: 'couple' },
      () => fireEvent.change(screen.getByLabelText('Travelling'), { target: { value: 'family' } }),
    ],
    [
      { ...said, id: '8', kind: 'budget', budget: 'low' },
      () => fireEvent.change(screen.getByLabelText('Budget'), { target: { value: 'high' } }),
    ],
  ]
  const request = { language: 'en', variant: 0, constraints: all.map(([constraint]) => constraint) }
  const again = understand([{ sentence: spain, answer: { request } }])
  renderApp('/trip/create')
  await send(prompt)
  await panel()
  for (const [index, [constraint, change]] of all.entries()) {
    fireEvent.click(row('You said').getAllByRole('button')[index]!)
    change()
    press('Plan again')
    await waitFor(() => expect(again).toHaveLength(index + 2))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeDefined())
    const now = again[index + 1]?.request?.constraints.find(({ id }) => id === constraint.id)
    expect(now).not.toEqual(constraint)
    expect(now?.kind).toBe(constraint.kind)
  }
})

describe('a question', () => {
  const both = [
    questionAbout('cordoba', 'Cordoba in Spain or in Argentina?'),
    questionAbout('beach', 'Which beach?'),
  ]

  test('is answered with a click, and the next one follows', async () => {
    const sent = await propose({ ...understood, questions: [both[1]!] })
    expect(button(/^Spain/).getAttribute('aria-pressed')).toBe('true')
    press(/^Argentina/)
    await screen.findByRole('heading', { name: 'Which beach?' })
    expect(sent[1]?.request?.constraints.find(({ id }) => id === 'cordoba')).toMatchObject({
      place: otherCordoba,
      sure: 1,
    })
    expect(screen.queryByRole('heading', { name: /^Cordoba in/ })).toBeNull()
  })

  test('disappears when the shown answer is chosen', async () => {
    const certain = constraints.map((one) => (one.id === 'cordoba' ? { ...one, sure: 1 } : one))
    await propose({
      ...understood,
      questions: [],
      request: { language: 'en', variant: 0, constraints: certain },
    })
    press(/^Spain/)
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Cordoba in/ })).toBeNull())
  })
})

describe('another route', () => {
  test('is requested with the same wishes', async () => {
    const sent = await propose()
    press('Another route')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ prompt, request: { variant: 1 } })
  })
})

describe('words that were not used', () => {
  test('are selected in the box, and what is sent then is a new description', async () => {
    const sent = await propose()
    press('Say it differently')
    const field = await box()
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe(prompt)
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('glamping')
    fireEvent.change(field, { target: { value: 'With a tent' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ prompt: 'With a tent', today: sent[0]?.today })
  })

  test('remain as they are with Escape, and a text that was begun is kept', async () => {
    await propose()
    const field = await box()
    fireEvent.change(field, { target: { value: 'And more' } })
    press('Say it differently')
    expect(field.value).toBe(`${prompt}\nAnd more`)
    fireEvent.change(field, { target: { value: prompt } })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field.value).toBe('')
  })
})

const wordsOfChange = { words: 'two more days', sure: 1, origin: 'said' } as const
const changed: Partial<PlannedTrip> = {
  request: { language: 'en', variant: 0, constraints: [visit('rome', rome)] },
  changes: [
    { ...wordsOfChange, id: 'more', kind: 'lengthen', place: rome, unit: 'nights', by: 2 },
    { ...wordsOfChange, words: 'skip Bologna', id: 'less', kind: 'remove', place: bologna },
  ],
}

/** A trip through Italy, and a change of it. */
async function change() {
  const first = { request: { language: 'en', variant: 0, constraints: [visit('rome', rome)] } }
  const sent = understand([
    { sentence: italy, answer: first },
    { sentence: italyLater, answer: changed },
  ])
  renderApp('/trip/create')
  await send('Italy')
  await panel()
  await send('Two more days in Rome, skip Bologna')
  await screen.findByRole('table', { name: 'What changed' })
  return sent
}

describe('a follow-up', () => {
  test('is sent with the trip on the page and its request, and shows what changed', async () => {
    const sent = await change()
    expect(sent[1]).toMatchObject({
      prompt: 'Two more days in Rome, skip Bologna',
      trip: { starts: '2027-06-08', ways: ['train', 'train', 'train', 'train'] },
      request: { constraints: [{ id: 'rome' }] },
    })
    expect(sent[1]?.trip?.stops.map(({ city: id }) => id)).toContain(bologna.id)
    expect(chipsOf('You said')).toEqual(['Rome 2 nights more', 'Bologna Left out'])
    expect(chipsOf('Said before')).toEqual(['Rome'])
    const table = within(screen.getByRole('table', { name: 'What changed' }))
    expect(table.getByRole('row', { name: /^Bologna .* left out$/ })).toBeDefined()
    expect(table.getByRole('row', { name: /^Rome / }).className).toBe('is-asked')
    expect(table.getByRole('row', { name: /^Last day Sun 20 Jun Mon 21 Jun, a day later$/ })).toBeDefined()
    expect(screen.getByText('The trip is changed. Undo brings back what was there before.')).toBeDefined()
    expect(screen.getAllByText(/^was \d/).length).toBeGreaterThan(0)
  })

  test('that changes nothing says so, and has nothing to undo', async () => {
    const request = { language: 'en', variant: 0, constraints: [visit('rome', rome)] }
    understand([
      { sentence: italy, answer: { request } },
      { sentence: italy, answer: { request, changes: [] } },
    ])
    renderApp('/trip/create')
    await send('Italy')
    await panel()
    await send('By train after all')
    const changes = within(await screen.findByRole('region', { name: 'What changed' }))
    expect(changes.getByText('Nothing changed.')).toBeDefined()
    expect(changes.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(changes.queryByText(/^Saved with/)).toBeNull()
    expect(screen.queryByText('The trip is changed. Undo brings back what was there before.')).toBeNull()
    expect(screen.getAllByText('Nothing changed.')).toHaveLength(2)
  })

  test('is one step: Undo in the table undoes it with later edits, and redo restores all of them', async () => {
    await change()
    const name = screen.getByLabelText<HTMLInputElement>('Trip Name')
    fireEvent.change(name, { target: { value: 'Ours' } })
    const table = within(screen.getByRole('region', { name: 'What changed' }))
    fireEvent.click(table.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('“Italy”')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Destination city: Bologna/ })).toBeDefined()
    press('Redo')
    press('Redo')
    expect(screen.getByLabelText<HTMLInputElement>('Trip Name').value).toBe('Ours')
    expect(screen.getByRole('table', { name: 'What changed' })).toBeDefined()
  })

  test('can be undone after a reload, too', async () => {
    await change()
    cleanup()
    renderApp('/trip/create')
    const table = within(await screen.findByRole('region', { name: 'What changed' }))
    fireEvent.click(table.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', { name: /^Destination city: Bologna/ })).toBeDefined()
  })

  test('keeps the marks at the changed stops when the table is hidden', async () => {
    await change()
    press('Hide')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByText(/^was \d/).length).toBeGreaterThan(0)
  })

  test('is reported if it comes after an edit by hand, and Undo restores the edit', async () => {
    const sent = understand([{ sentence: italy, answer: {} }])
    renderApp('/trip/create')
    await send('Italy')
    await panel()
    const { release } = network.holdNext({ path })
    await send('skip Bologna')
    await waitFor(() => expect(sent).toHaveLength(2))
    press(/^Remove the leg to Naples/)
    expect(document.querySelector('.plan-list')?.getAttribute('aria-busy')).toBe('true')
    await act(async () => release())
    await screen.findByText(/^You changed the trip while this was planned/)
    expect(screen.getByRole('button', { name: /^Destination city: Naples/ })).toBeDefined()
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(screen.queryByRole('button', { name: /^Destination city: Naples/ })).toBeNull()
  })

  test('that was not understood can be planned as a new trip', async () => {
    const sent = understand([{ sentence: italy, answer: {} }])
    renderApp('/trip/create')
    await send('Italy')
    await panel()
    network.refuseNext({ path }, 400, 'That is no change.')
    const field = await send('Paris and London')
    expect(await screen.findByText('The trip is unchanged')).toBeDefined()
    expect(screen.queryByText('Failed to generate trip')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Plan this as a new trip' }))
    await waitFor(() => expect(field.value).toBe(''))
    expect(sent.at(-1)).not.toHaveProperty('trip')
    expect(sent.at(-1)?.prompt).toBe('Paris and London')
  })
})

test('a stored trip is changed without a request: it has no chips, and the trip is sent as it is', async () => {
  const trip = { id: 'trip00000000001', name: 'Spring', user: person.id }
  const post = (collection: string, body: object) =>
    app.request(`/api/collections/${collection}/records`, { method: 'POST', token: person.token, body })
  expect((await post('trip', trip)).status).toBe(200)
  const leg = { from: madrid.id, to: cordoba.id, type: 'train', user: person.id, trip: trip.id, order: 0 }
  const stored = await post('travel_item', leg)
  const { id } = (await stored.json()) as { id: string }
  const items = { method: 'PATCH', token: person.token, body: { travel_items: [id] } }
  expect((await app.request(`/api/collections/trip/records/${trip.id}`, items)).status).toBe(200)
  const sent = understand([{ sentence: spain, answer: { changes: [] } }])
  renderApp(`/trip/edit/${trip.id}`)
  await box()
  expect(screen.queryByRole('region', { name: 'What was understood' })).toBeNull()
  press('Add City')
  expect(screen.getByText(/^Change this trip: “one night less in (Madrid|C[oó]rdoba)”$/)).toBeDefined()
  await send('And Malaga')
  await panel()
  expect(sent[0]?.trip?.stops.map(({ city: id }) => id)).toEqual([madrid.id, cordoba.id])
  expect(sent[0]).not.toHaveProperty('request')
  expect(screen.getByLabelText<HTMLInputElement>('Trip Name').value).toBe('Spring')
  expect(screen.getByRole('table', { name: 'What changed' })).toBeDefined()
  fireEvent.click(button('Update Trip'))
  await screen.findByText('Trip updated successfully')
})
