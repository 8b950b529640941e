import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { largestArchiveBytes } from '#shared/account-archive.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

const paris = cityId(2988507)

const open = async () => {
  const server = await startServer()
  enterAs(server.person)
  const view = renderApp('/settings/general')
  await screen.findByRole('button', { name: 'Choose an archive' })
  return { ...server, ...view }
}

const choose = (text: string, name = 'waymark-2026-03-01.json') =>
  fireEvent.change(screen.getByLabelText('Archive file'), {
    target: { files: [new File([text], name, { type: 'application/json' })] },
  })
const restore = async (text: string) => {
  choose(text)
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this archive?' }))
  expect(dialog.getByText('waymark-2026-03-01.json')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }))
}
const archive = (records: Record<string, object[]>) =>
  JSON.stringify({
    product: 'waymark',
    version: 2,
    account: { name: 'Marta Restored' },
    picture: null,
    records,
    places: { [paris]: { name: 'Paris' }, ghost0000000000: { name: 'Atlantis' } },
  })
const stay = { city: paris, kind: 'visited', start: '2019', source: 'hand' }

it('restores an archive, names what was left out and shows the new state', async () => {
  const { queryClient, person } = await open()
  const before = await queryClient.fetchQuery(ledgerQuery(person.id))
  expect(before.stays).toHaveLength(0)
  await restore(
    archive({
      stay: [
        { id: 'stay00000000001', ...stay },
        { id: 'stay00000000002', ...stay, city: 'ghost0000000000' },
      ],
      trip: [{ id: 'trip00000000001', name: 'To Paris' }],
      wish: [{ id: 'wish00000000001', city: paris }, ...Array.from({ length: 250 }, () => ({ city: paris }))],
    }),
  )
  expect((await screen.findByText(/^Restored/)).textContent).toBe('Restored: 1 stay, 1 place to go, 1 trip')
  fireEvent.click(screen.getByText('251 records were left out'))
  expect(screen.getByText('Stay: Atlantis. This server does not have the city.')).toBeDefined()
  expect(screen.getAllByText('Place to go: Paris. The record is damaged or there twice.')).toHaveLength(199)
  expect(screen.getByText('and 51 more')).toBeDefined()
  await waitFor(() => expect(currentUser()?.name).toBe('Marta Restored'))
  const after = await queryClient.fetchQuery({ ...ledgerQuery(person.id), staleTime: 60_000 })
  expect(after.stays).toHaveLength(1)
})

it('sends nothing before it is confirmed', async () => {
  const { network } = await open()
  choose(archive({}))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this archive?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.asked.filter((line) => line.startsWith('POST /api/account'))).toEqual([])
})

it('shows each refusal, and restores at the next try', async () => {
  const { network } = await open()
  const notice = async (sentence: RegExp) => {
    const group = within(await screen.findByRole('group', { name: 'Could not restore the archive' }))
    return group.findByText(sentence)
  }
  await restore('{"locations":[]}')
  await notice(/^This file is not the archive of a Waymark account/)
  await restore('{"product":')
  await notice(/^This file is not an archive, or ends early/)
  await restore('{"product":"waymark","version":99}')
  await notice(/^This archive comes from a newer Waymark/)
  await restore('{"product":"waymark","version":2,"account":{},"records":{"stay":[7]}}')
  await notice(/^A part of this archive is damaged/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const file = archive({ wish: [{ id: 'wish00000000001', city: paris }] })
  network.loseNext({ path: '/api/account/import' })
  await restore(file)
  await notice(/^The server could not be reached/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByText(/^Restored/)).textContent).toBe('Restored: 0 stays, 1 place to go, 0 trips')
  await restore(file)
  await notice(/^This account already has stays, trips, wishes or imports/)
  expect(screen.queryByText(/^Restored/)).toBeNull()
})

it('refuses a file that is too large without sending it', async () => {
  const { network } = await open()
  const file = new File(['{}'], 'large.json', { type: 'application/json' })
  Object.defineProperty(file, 'size', { value: largestArchiveBytes + 1 })
  fireEvent.change(screen.getByLabelText('Archive file'), { target: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is too large. An archive has 64 MB at most.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(network.asked.filter((line) => line.startsWith('POST /api/account'))).toEqual([])
})
