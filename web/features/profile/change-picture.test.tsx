import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tinyPng } from '#server/test/tiny-png.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

const openDialog = async () => {
  const server = await startServer()
  enterAs(server.person)
  renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Change picture' }, { timeout: 5000 }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change picture' }, { timeout: 5000 }))
  const choose = (file: File) =>
    fireEvent.change(dialog.getByLabelText('Picture'), { target: { files: [file] } })
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
  return { ...server, dialog, choose, save }
}

it('asks for a file when none was chosen', async () => {
  const { dialog, save } = await openDialog()
  save()
  expect(await dialog.findByText('Please select a file.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Picture'))
})

it('accepts PNG files only', async () => {
  const { dialog, choose, save, network } = await openDialog()
  choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }))
  expect(await dialog.findByText('Only PNG files are allowed.')).toBeDefined()
  save()
  expect(await dialog.findByText('Only PNG files are allowed.')).toBeDefined()
  expect(network.asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(0)
})

it('accepts files under one megabyte', async () => {
  const { dialog, choose } = await openDialog()
  choose(new File([new Uint8Array(1_048_576)], 'me.png', { type: 'image/png' }))
  expect(await dialog.findByText('File size should be smaller than 1 MB.')).toBeDefined()
  choose(new File([new Uint8Array(1_048_575)], 'me.png', { type: 'image/png' }))
  await waitFor(() => expect(dialog.queryByText(/smaller than 1 MB\.$/)).toBeNull())
})

it('stores the picture, shows it and confirms it', async () => {
  const { app, person, choose, save } = await openDialog()
  choose(new File([tinyPng], 'me.png', { type: 'image/png' }))
  save()
  expect(await screen.findByText('Profile picture updated successfully')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const avatar = String((await app.people.signIn(person.email, person.password)).record['avatar'])
  expect(avatar).toMatch(/\.png$/)
  expect(currentUser()?.avatar).toBe(avatar)
  expect(document.querySelector('main img')?.getAttribute('src')).toContain(avatar)
})

it('says why a picture could not be stored', async () => {
  const { dialog, choose, save, network } = await openDialog()
  choose(new File(['no picture at all'], 'me.png', { type: 'image/png' }))
  save()
  expect(await screen.findByText('Could not update profile picture')).toBeDefined()
  expect(await dialog.findByText('This kind of file is not accepted')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Picture'))
  choose(new File([tinyPng], 'me.png', { type: 'image/png' }))
  await waitFor(() => expect(dialog.queryByText('This kind of file is not accepted')).toBeNull())
  network.refuseNext({ method: 'PATCH', path: '/api/collections/users' }, 413)
  save()
  expect(await dialog.findByText(/^This is larger than the server accepts/)).toBeDefined()
})
