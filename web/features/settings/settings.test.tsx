import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AccountData } from '#server/endpoints/account-data.ts'
import { tinyPng } from '#server/test/tiny-png.ts'
import { currentUser, refreshSession } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'
import { catchSavedFiles } from '#web/test/saved-files.ts'

const open = async ({ verified = true } = {}) => {
  const server = await startServer()
  if (verified) await server.app.verify(server.person)
  enterAs({ ...server.person, record: { ...server.person.record, verified } })
  const app = renderApp('/settings/general')
  // The heading is also shown above what is still loading.
  await screen.findByRole('button', { name: 'Update Settings' })
  return { ...server, ...app }
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const updateButton = () => screen.getByRole('button', { name: 'Update Settings' })
const isUpdateDisabled = () => updateButton().getAttribute('aria-disabled') === 'true'
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
const passwords = (old: string, next: string, confirm = next) => {
  type('Current password', old)
  type('New password', next)
  type('Confirm new password', confirm)
}
const messageAt = (label: string) => {
  const field = screen.getByLabelText(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join('. ')
}
const patches = (asked: readonly string[]) => asked.filter((line) => line.startsWith('PATCH'))

it('shows its frame while the settings load', async () => {
  const { network, person } = await startServer()
  enterAs(person)
  const slow = network.holdNext({ path: '/api/collections/settings' })
  renderApp('/settings/general')
  await screen.findByText('Loading your settings…')
  screen.getByRole('heading', { name: 'Settings' })
  screen.getByRole('banner')
  slow.release()
  await screen.findByLabelText('Current password')
  expect(screen.queryByText('Loading your settings…')).toBeNull()
})

describe('typed text', () => {
  const leaveAndReturn = async (router: Awaited<ReturnType<typeof open>>['router']) => {
    await router.navigate({ to: '/privacypolicy' })
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
    await router.navigate({ to: '/settings/general' })
    await screen.findByLabelText('Name')
  }
  afterEach(() => sessionStorage.clear())

  it('is there again after another page, except passwords', async () => {
    const { router } = await open()
    type('Name', 'Ibn Batt')
    type('New email', 'ibn@exam')
    type('New password', 'a secret path')
    await leaveAndReturn(router)
    await waitFor(() => expect(value('Name')).toBe('Ibn Batt'))
    expect(value('New email')).toBe('ibn@exam')
    expect(value('New password')).toBe('')
    expect(isUpdateDisabled()).toBe(false)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a secret path')
  })

  it('stays when the server refuses it, also after another page', async () => {
    const { router, network } = await open()
    network.refuseNext({ method: 'PATCH', path: '/api/collections/users' }, 500, 'The disk is full.')
    type('Name', 'Ibn Battuta')
    press('Update Settings')
    expect((await screen.findAllByText('The disk is full.')).length).toBeGreaterThan(0)
    await leaveAndReturn(router)
    await waitFor(() => expect(value('Name')).toBe('Ibn Battuta'))
  })

  it('is a name that is kept, and a picture that causes a question before the page is left', async () => {
    const { router } = await open()
    type('Name', 'Ibn Batt')
    choose(new File([tinyPng], 'me.png', { type: 'image/png' }))
    void router.navigate({ to: '/privacypolicy' })
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(dialog).getByText('The picture you chose has not been saved.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/settings/general')
    void router.navigate({ to: '/privacypolicy' })
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacypolicy'))
    await router.navigate({ to: '/settings/general' })
    await waitFor(() => expect(value('Name')).toBe('Ibn Batt'))
  })

  it('is a picture that is saved after the session has ended elsewhere and the person has signed in again', async () => {
    const { app, person, router } = await open()
    choose(new File([tinyPng], 'me.png', { type: 'image/png' }))
    await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
    await act(refreshSession)
    const signInAgain = 'You are signed out. Sign in again in another tab, then save once more.'
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(dialog).getByText(signInAgain)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/settings/general')

    press('Update Settings')
    const failure = await screen.findByRole('group', { name: 'Could not update account details' })
    within(failure).getByText(signInAgain)
    expect(screen.getByLabelText('Current password')).toBeDefined()
    // In another tab.
    const again = { ...person, ...(await app.people.signIn(person.email, person.password)) }
    act(() => enterAs(again))
    press('Update Settings')
    await screen.findByText('Success!')
    await waitFor(() => expect(currentUser()?.avatar).toMatch(/\.png$/))
  })

  it.each(['on its way', 'just stored'])('stays when it was changed while a save is %s', async (moment) => {
    const { network } = await open()
    const held = network.holdNext({ method: 'PATCH', path: '/api/collections/users/' })
    type('Name', 'Ibn Battuta')
    press('Update Settings')
    if (moment === 'on its way') await waitFor(() => expect(currentUser()?.name).toBe('Ibn Battuta'))
    else {
      held.release()
      await screen.findByText('Account details were updated successfully')
    }
    choose(new File([tinyPng], 'me.png', { type: 'image/png' }))
    type('Name', 'Shams al-Din')
    held.release()
    await screen.findByText('Account details were updated successfully')
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    expect(value('Name')).toBe('Shams al-Din')
    press('Update Settings')
    await waitFor(() => expect(currentUser()?.name).toBe('Shams al-Din'))
    await waitFor(() => expect(currentUser()?.avatar).toMatch(/\.png$/))
    expect(patches(network.asked)).toHaveLength(2)
  })

  it('stays when it is typed at the moment when the form shows that it is saved', async () => {
    await open()
    type('Name', 'Ibn Battuta')
    const unsaved = await screen.findByText('Unsaved changes')
    const isTyped = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (unsaved.textContent !== '') return
        observer.disconnect()
        type('Name', 'Shams al-Din')
        resolve()
      })
      observer.observe(unsaved, { childList: true, characterData: true, subtree: true })
    })
    press('Update Settings')
    await isTyped
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    expect(value('Name')).toBe('Shams al-Din')
  })

  it('is forgotten once it is saved', async () => {
    const { router, network } = await open()
    type('Name', 'Ibn Battuta')
    press('Update Settings')
    await screen.findByText('Account details were updated successfully')
    expect(patches(network.asked)).toHaveLength(1)
    type('Name', 'Ibn Batt')
    type('Name', 'Ibn Battuta')
    await leaveAndReturn(router)
    expect(value('Name')).toBe('Ibn Battuta')
    expect(isUpdateDisabled()).toBe(true)
    expect(Object.keys(sessionStorage).join(' ')).not.toContain('field-draft')
  })
})

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('link', { name })

  it('lead from one page to the other, keep the focus, and the back link skips them', async () => {
    const { router } = await open()
    expect(tab('General').getAttribute('aria-current')).toBe('page')
    tab('Security').focus()
    fireEvent.click(tab('Security'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/security'))
    await waitFor(() => expect(document.title).toBe('Security Settings'))
    expect(tab('Security').getAttribute('aria-current')).toBe('page')
    expect(tab('General').getAttribute('aria-current')).toBeNull()
    expect(document.activeElement).toBe(tab('Security'))
    press('Back')
    await waitFor(() => expect(router.state.location.pathname).toBe('/map'))
  })

  it('move the focus by the arrow keys', async () => {
    await open()
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
    tab('General').focus()
    key('ArrowRight')
    expect(document.activeElement).toBe(tab('Security'))
    key('ArrowRight')
    expect(document.activeElement).toBe(tab('Imports'))
    key('ArrowRight')
    expect(document.activeElement).toBe(tab('General'))
    key('End')
    expect(document.activeElement).toBe(tab('Imports'))
    key('ArrowLeft')
    expect(document.activeElement).toBe(tab('Security'))
    key('ArrowLeft')
    expect(document.activeElement).toBe(tab('General'))
  })

  it('are opened by the address of the settings, and by no other', async () => {
    const { router } = await open()
    await router.navigate({ href: '/settings' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/general'))
    await router.navigate({ href: '/settings/nowhere' })
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('are not shown over an unknown page, and such a page asks nobody to sign in', async () => {
    await startServer()
    renderApp('/settings/nowhere')
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined()
  })
})

describe('the settings', () => {
  it('are for signed-in people', async () => {
    await startServer()
    const { router } = renderApp('/settings/general')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(router.state.location.search).toMatchObject({ redirect: '/settings/general' })
  })

  it('have both sections, and nothing to save until something is changed', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeDefined()
    expect(isUpdateDisabled()).toBe(true)
    type('Name', 'Ibn Battuta')
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    expect(screen.getByText('Unsaved changes')).toBeDefined()
    type('Name', 'Marta Kowalska')
    await waitFor(() => expect(isUpdateDisabled()).toBe(true))
  })

  it('lead back to the previous page', async () => {
    const { router } = await open()
    press('Back')
    await waitFor(() => expect(router.state.location.pathname).toBe('/map'))
  })

  it('have no password to change for a person who signs in another way', async () => {
    const { app, person } = await startServer()
    const { db } = app.database
    await db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).execute()
    await app.verify(person)
    enterAs({ ...person, record: { ...person.record, verified: true } })
    renderApp('/settings/general')
    expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeDefined()
    expect(await screen.findByLabelText('New email')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Change Password' })).toBeNull()
  })
})

describe('the name', () => {
  it('is stored, shown and confirmed', async () => {
    const { app, person } = await open()
    type('Name', '  Ibn Battuta ')
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    expect(screen.getByText('Account details were updated successfully')).toBeDefined()
    expect(currentUser()?.name).toBe('Ibn Battuta')
    expect((await app.people.signIn(person.email, person.password)).record['name']).toBe('Ibn Battuta')
    await waitFor(() => expect(isUpdateDisabled()).toBe(true))
    expect(value('Name')).toBe('Ibn Battuta')
  })

  it('is shown at once, and the old one again when the server refuses', async () => {
    const { network } = await open()
    const held = network.holdNext({ method: 'PATCH', path: '/api/collections/users/' })
    network.refuseNext({ method: 'PATCH', path: '/api/collections/users/' }, 500, 'The disk is full.')
    type('Name', 'Ibn Battuta')
    press('Update Settings')
    await waitFor(() => expect(currentUser()?.name).toBe('Ibn Battuta'))
    held.release()
    expect(await screen.findByText('Success!')).toBeDefined()
    type('Name', 'Somebody Else')
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    press('Update Settings')
    expect(await screen.findByText('Could not update account details')).toBeDefined()
    const notice = await screen.findByRole('group', { name: 'Could not update account details' })
    expect(within(notice).getByText('The disk is full.')).toBeDefined()
    // The toast comes first.
    await waitFor(() => expect(currentUser()?.name).toBe('Ibn Battuta'))
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    expect(value('Name')).toBe('Somebody Else')
    press('Update Settings')
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Could not update account details' })).toBeNull(),
    )
  })

  it('is refused with fewer than two letters', async () => {
    const { network } = await open()
    type('Name', 'I')
    press('Update Settings')
    expect(await screen.findByText('Too short')).toBeDefined()
    expect(messageAt('Name')).toBe('Too short. At least 2 characters')
    expect(patches(network.asked)).toHaveLength(0)
    type('Name', '')
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    expect(currentUser()?.name).toBe('')
  })

  it('follows a change that was made elsewhere, unless another is being typed', async () => {
    const { app, person, queryClient } = await open()
    const { refreshSession } = await import('#web/lib/session/session.ts')
    const rename = async (name: string) => {
      const path = `/api/collections/users/records/${person.id}`
      await app.request(path, { method: 'PATCH', token: person.token, body: { name } })
      await refreshSession()
    }
    await rename('From the phone')
    await waitFor(() => expect(value('Name')).toBe('From the phone'))
    type('Name', 'Typed here')
    await rename('From the phone again')
    await waitFor(() => expect(currentUser()?.name).toBe('From the phone again'))
    expect(value('Name')).toBe('Typed here')
    expect(queryClient.isMutating()).toBe(0)
  })
})

describe('sharing', () => {
  const switchOf = (name: string) => screen.getByRole('switch', { name })
  const isOn = (name: string) => switchOf(name).getAttribute('aria-checked') === 'true'
  const setClipboard = (value: { writeText: (text: string) => Promise<void> } | undefined) => {
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  }
  const address = () => screen.queryByLabelText<HTMLInputElement>('Address of your profile')

  it('of the profile is saved at once, and its address can be copied while it is on', async () => {
    const { app, person } = await open()
    const path = `/api/collections/users/records/${person.id}`
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    setClipboard({ writeText: copied })
    expect((await app.request(path)).status).toBe(404)
    expect(address()).toBeNull()
    fireEvent.click(switchOf('Public profile'))
    await waitFor(() => expect(isOn('Public profile')).toBe(true))
    await waitFor(async () => expect((await app.request(path)).status).toBe(200))
    expect(address()?.value).toBe(`${window.location.origin}/profile/${person.id}`)
    press('Copy')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
    expect(copied).toHaveBeenCalledWith(address()?.value)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined())

    const days = screen.getByLabelText<HTMLInputElement>('Show a stay to others after this many days')
    const storedDays = async () => {
      const reply = await app.request('/api/collections/settings/records', { token: person.token })
      const { items } = (await reply.json()) as { items: { hide_recent_days: number }[] }
      return items[0]?.hide_recent_days
    }
    expect(days.value).toBe('1')
    expect(screen.getByText(/Its city is marked on your map at once/)).toBeDefined()
    fireEvent.change(days, { target: { value: '-3' } })
    fireEvent.blur(days)
    expect(screen.getByText('Enter a whole number from 0 to 3,650.')).toBeDefined()
    fireEvent.change(days, { target: { value: '14' } })
    fireEvent.blur(days)
    await waitFor(async () => expect(await storedDays()).toBe(14))
    await screen.findByText('Saved')

    fireEvent.click(switchOf('Public profile'))
    await waitFor(() => expect(address()).toBeNull())
    await waitFor(async () => expect((await app.request(path)).status).toBe(404))
  })

  it('selects the address when the browser does not copy', async () => {
    await open()
    setClipboard(undefined)
    fireEvent.click(switchOf('Public profile'))
    await waitFor(() => expect(address()).not.toBeNull())
    press('Copy')
    expect(await screen.findByText(/did not allow copying/)).toBeDefined()
    const field = address()
    expect(field?.selectionEnd).toBe(field?.value.length)
  })

  it('is undone when the server refuses', async () => {
    const { network } = await open()
    network.refuseNext({ method: 'PATCH', path: '/api/collections/users/' }, 500, 'The disk is full.')
    fireEvent.click(switchOf('New trips are private'))
    const notice = await screen.findByRole('group', { name: 'Could not change who can see it' })
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(within(notice).getByText('The disk is full.')).toBeDefined()
    await waitFor(() => expect(isOn('New trips are private')).toBe(false))
  })

  it('makes new trips private, and does not change the form', async () => {
    const { app, person } = await open()
    type('Name', 'Half typed')
    fireEvent.click(switchOf('New trips are private'))
    const created = async () => {
      const body = { name: 'New', user: person.id }
      const reply = await app.request('/api/collections/trip/records', {
        method: 'POST',
        token: person.token,
        body,
      })
      return (await reply.json()) as { private: boolean }
    }
    await waitFor(async () => expect(await created()).toMatchObject({ private: true }))
    expect(value('Name')).toBe('Half typed')
  })
})

describe('the password', () => {
  it.each([
    ['only the current one', ['correct horse', '', ''], ['New password', 'Complete all password fields']],
    [
      'no current one',
      ['', 'a new horse', 'a new horse'],
      ['Current password', 'Complete all password fields'],
    ],
    [
      'no confirmation',
      ['correct horse', 'a new horse', ''],
      ['Confirm new password', 'Complete all password fields'],
    ],
    [
      'another confirmation',
      ['correct horse', 'a new horse', 'a new house'],
      ['Confirm new password', 'Passwords must match'],
    ],
    [
      'the same one',
      ['correct horse', 'correct horse', 'correct horse'],
      ['New password', 'New password is the same'],
    ],
    [
      'a short one',
      ['correct horse', 'short', 'short'],
      ['New password', 'Too short. At least 8 characters'],
    ],
  ])(
    'is not sent with %s',
    async (_what, [old = '', next = '', confirm = ''], [label = '', message = '']) => {
      const { network } = await open()
      passwords(old, next, confirm)
      press('Update Settings')
      await waitFor(() => expect(messageAt(label)).toContain(message))
      expect(patches(network.asked)).toHaveLength(0)
    },
  )

  it('is changed; this device signs in again with it and shows this in the settings, all others are signed out', async () => {
    const { app, network, person } = await open()
    const other = await app.people.signIn(person.email, person.password)
    passwords(person.password, 'a new horse')
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    const after = network.asked.slice(network.asked.findIndex((line) => line.startsWith('PATCH')))
    expect(after.slice(0, 4).map((line) => line.replace(/\?.*|[a-z0-9]{15}/, ''))).toEqual([
      'PATCH /api/collections/users/records/',
      'POST /api/collections/users/auth-with-password',
      'GET /api/collections/settings/records',
      'PATCH /api/collections/settings/records/',
    ])
    expect(currentUser()?.id).toBe(person.id)
    const refresh = (token: string) =>
      app.request('/api/collections/users/auth-refresh', { method: 'POST', token })
    expect((await refresh(other.token)).status).toBe(401)
    expect((await app.people.signIn(person.email, 'a new horse')).token).not.toBe('')
    expect(value('Current password')).toBe('')
    expect((await app.mails()).map(({ purpose }) => purpose)).toContain('passwordChanged')
  })

  it('is changed if a second step is on: that step is asked for, and leads back to the settings', async () => {
    const { app, person, router } = await open()
    const { token } = person
    const on = await app.request('/api/account/mail-code', { method: 'PUT', body: { on: true }, token })
    expect(on.status).toBe(204)
    passwords(person.password, 'a new horse')
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    await screen.findByRole('heading', { level: 1, name: 'Second step' })
    expect(currentUser()).toBeNull()
    expect(await screen.findByText('A mail with a code is on its way')).toBeDefined()
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'signInCode')
    type('Code', /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '')
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/general'))
    expect(currentUser()?.id).toBe(person.id)
    dropSession()
    await screen.findByRole('heading', { level: 1, name: 'Login' })
  })

  it('is changed although signing in with it fails: the login page opens and leads back', async () => {
    const { network, person, router } = await open()
    network.loseNext({ path: /auth-with-password/ })
    passwords(person.password, 'a new horse')
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    expect(router.state.location.search).toMatchObject({ redirect: '/settings/general' })
  })

  it('is not changed when the current one is wrong, and the field shows the error', async () => {
    await open()
    passwords('not my password', 'a new horse')
    press('Update Settings')
    expect(await screen.findByText('Could not update account details')).toBeDefined()
    await waitFor(() => expect(messageAt('Current password')).toBe('This is not your password'))
    expect(value('New password')).toBe('a new horse')
    expect(currentUser()).not.toBeNull()
  })

  it('that is very common causes a warning', async () => {
    await open()
    type('New password', 'password123')
    expect(await screen.findByText(/most common passwords/)).toBeDefined()
  })
})

describe('the picture', () => {
  const png = (name = 'me.png') => new File([tinyPng], name, { type: 'image/png' })

  it('is shown before it is stored, and stored with the rest', async () => {
    const { app, person, container } = await open()
    choose(png())
    await waitFor(() =>
      expect(container.querySelector('main img')?.getAttribute('src')).toMatch(/^data:image\/png/),
    )
    expect(isUpdateDisabled()).toBe(false)
    press('Update Settings')
    expect(await screen.findByText('Success!')).toBeDefined()
    const { record } = await app.people.signIn(person.email, person.password)
    expect(record['avatar']).toMatch(/\.png$/)
    expect(container.querySelector('main img')?.getAttribute('src')).toContain(
      `/api/files/users/${person.id}/${String(record['avatar'])}?thumb=100x100`,
    )
    press('Remove picture')
    press('Update Settings')
    await waitFor(() => expect(currentUser()?.avatar).toBe(''))
    expect(container.querySelector('main img')).toBeNull()
  })

  it('is at most 5 MB, and a picture', async () => {
    const { network } = await open()
    choose(new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' }))
    expect(await screen.findByText('File too large (5MB max)')).toBeDefined()
    choose(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByText('Only JPEG, PNG, GIF and WebP pictures')).toBeDefined()
    press('Update Settings')
    expect(await screen.findByText('Only JPEG, PNG, GIF and WebP pictures')).toBeDefined()
    expect(patches(network.asked)).toHaveLength(0)
    choose(png())
    await waitFor(() => expect(screen.queryByText('Only JPEG, PNG, GIF and WebP pictures')).toBeNull())
  })

  it('that the server cannot read is refused at the field', async () => {
    await open()
    choose(new File(['GIF89a/**/=alert(1)'], 'me.gif', { type: 'image/gif' }))
    await waitFor(() => expect(isUpdateDisabled()).toBe(false))
    press('Update Settings')
    expect(await screen.findByText('Could not update account details')).toBeDefined()
    expect(await screen.findByText('This file cannot be read. Choose another one.')).toBeDefined()
  })
})

describe('the address', () => {
  it('changes by a link to the new one and the password, and signs in with it', async () => {
    const { app, person, unmount } = await open()
    type('New email', 'nowhere')
    press('Send confirmation link')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    type('New email', 'marta@new.example.org')
    press('Send confirmation link')
    expect(await screen.findByText('Confirmation email sent')).toBeDefined()
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'emailChange')
    expect(mail?.recipient).toBe('marta@new.example.org')
    unmount()

    const { router } = renderApp(`/auth/confirm-email-change?token=${mail?.token}`)
    expect(await screen.findByRole('heading', { name: 'Confirm Email' })).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    expect(await screen.findByText('Enter your password')).toBeDefined()
    await waitFor(
      () =>
        expect(
          screen.getByRole('button', { name: 'Change email' }).ariaDisabled ??
            screen.getByRole('button', { name: 'Change email' }).getAttribute('aria-disabled'),
        ).toBe('false'),
      { timeout: 2000 },
    )
    type('Password', person.password)
    press('Change email')
    expect(await screen.findByText('Email changed')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    const { record } = await app.people.signIn('marta@new.example.org', person.password)
    expect(record).toMatchObject({ id: person.id, verified: true })
    expect((await app.mails()).at(-1)).toMatchObject({ purpose: 'emailChanged', recipient: person.email })
  })

  it('of an account without a password changes by the link and a proof in the signed-in browser', async () => {
    const { app, person } = await startServer()
    await app.verify(person)
    const { db } = app.database
    await db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).execute()
    await db.updateTable('users').set({ password_hash: '' }).execute()
    enterAs({ ...person, record: { ...person.record, verified: true } })
    const { unmount } = renderApp('/settings/general')
    expect(await screen.findByText(/in a browser where you are signed in\.$/)).toBeDefined()
    type('New email', 'marta@new.example.org')
    press('Send confirmation link')
    expect(await screen.findByText('Confirmation email sent')).toBeDefined()
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'emailChange')
    unmount()

    app.clock.advance(601)
    const { router } = renderApp(`/auth/confirm-email-change?token=${mail?.token}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    const isPasswordAsked = () =>
      document.querySelector('h1')?.textContent === 'Confirm Email' &&
      document.querySelector('main input[type=password]') !== null
    let wasPasswordAsked = false
    const observer = new MutationObserver(() => {
      wasPasswordAsked ||= isPasswordAsked()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    fireEvent.click(await proof.findByRole('button', { name: 'Send me a code' }))
    const field = await proof.findByLabelText('Code')
    const code = (await app.mails()).findLast(({ purpose }) => purpose === 'proofCode')
    fireEvent.change(field, { target: { value: /^\d{8}$/m.exec(code?.text ?? '')?.[0] ?? '' } })
    expect(await screen.findByText('Email changed')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(wasPasswordAsked).toBe(false)
    expect(await db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'marta@new.example.org' },
    ])
  })

  /** Opens the link that Ben was mailed while the test's person, Marta, is signed in. */
  const openLinkOfBen = async ({ hasMartaPassword = true } = {}) => {
    const server = await startServer()
    const { app, person, network } = server
    const ben = await app.people.register()
    await app.verify(ben)
    const asked = await app.request('/api/collections/users/request-email-change', {
      method: 'POST',
      token: ben.token,
      body: { newEmail: 'ben@new.example.org' },
    })
    expect(asked.status).toBe(204)
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'emailChange')
    const withoutPassword = async (id: string) => {
      const { db } = app.database
      await db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).where('user', '=', id).execute()
      await db.updateTable('users').set({ password_hash: '' }).where('id', '=', id).execute()
    }
    if (!hasMartaPassword) await withoutPassword(person.id)
    enterAs(person)
    const settings = network.holdNext({ path: '/api/collections/settings' })
    const view = renderApp(`/auth/confirm-email-change?token=${mail?.token}`)
    return { ...server, ...view, ben, settings }
  }
  const otherAccount = /Sign in to that account, then open the link in the mail again\.$/

  it.each([
    ['has no password', (settings: { release: () => void }) => settings.release()],
    [
      'has settings that cannot be loaded',
      (settings: { refuse: (status: number) => void }) => settings.refuse(400),
    ],
  ])('of another account is confirmed by its password when the signed-in person %s', async (_who, answer) => {
    const { app, ben, settings, router } = await openLinkOfBen({ hasMartaPassword: false })
    await screen.findByText('Loading…')
    // The skeleton has the height of the longest text, so that nothing moves when the form appears.
    expect(screen.getByText(otherAccount).getAttribute('aria-hidden')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
    answer(settings)
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    const field = await screen.findByLabelText('Password')
    await waitFor(() => expect(messageAt('Password')).toBe('Required'))
    expect(document.activeElement).toBe(field)
    expect(screen.getByText(otherAccount)).toBeDefined()
    type('Password', ben.password)
    await waitFor(
      () =>
        expect(screen.getByRole('button', { name: 'Change email' }).getAttribute('aria-disabled')).toBe(
          'false',
        ),
      { timeout: 2000 },
    )
    press('Change email')
    expect(await screen.findByText('Email changed')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).not.toContain('confirm-email-change'))
    expect(await app.people.signIn('ben@new.example.org', ben.password)).toMatchObject({
      record: { id: ben.id },
    })
  })

  it('of another account asks a signed-in person with a password to sign in there if it has none', async () => {
    const { settings } = await openLinkOfBen()
    settings.release()
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(screen.getByText(otherAccount)).toBeDefined()
    // The login page would lead a signed-in person to the map.
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull()
  })

  it('that is taken is refused at the field', async () => {
    const { app } = await open()
    const ben = await app.people.register()
    type('New email', ben.email)
    press('Send confirmation link')
    expect(await screen.findByText('Could not send confirmation email')).toBeDefined()
    expect(await screen.findByText('Already in use')).toBeDefined()
  })

  it('that is not verified is corrected at once, and gets a new link', async () => {
    const { app, person } = await open({ verified: false })
    const ben = await app.people.register()
    expect(screen.queryByLabelText('New email')).toBeNull()
    type('Correct address', ben.email)
    press('Correct address')
    expect(await screen.findByText('Already in use')).toBeDefined()
    type('Correct address', 'marta@example.org')
    press('Correct address')
    expect(await screen.findByText('Address corrected')).toBeDefined()
    await waitFor(() => expect(currentUser()?.email).toBe('marta@example.org'))
    expect(await screen.findByText('marta@example.org')).toBeDefined()
    expect((await app.mails()).at(-1)).toMatchObject({
      purpose: 'verification',
      recipient: 'marta@example.org',
    })
    await expect(app.people.signIn(person.email, person.password)).rejects.toThrow('Failed to authenticate')
  })

  it('is not changed by a link without a token, or with a bad one', async () => {
    await startServer()
    const first = renderApp('/auth/confirm-email-change')
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/auth/login'))
    first.unmount()
    renderApp('/auth/confirm-email-change?token=aa.bb.cc')
    await screen.findByRole('heading', { name: 'Confirm Email' })
    expect(screen.getByText(/^No password\? Sign in, then open the link/)).toBeDefined()
    type('Password', 'correct horse')
    press('Change email')
    expect(await screen.findByText('Could not change email')).toBeDefined()
  })
})

describe('one’s own data', () => {
  it.each([
    ['Download JSON', /^waymark-\d{4}-\d\d-\d\d\.json$/],
    ['Download CSV', /^waymark-\d{4}-\d\d-\d\d\.csv$/],
  ])('is downloaded by %s', async (button, name) => {
    const { person } = await open()
    const saved = catchSavedFiles()
    press(button)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(name)
    const text = (await saved[0]?.content.text()) ?? ''
    expect(text).toContain(person.email)
    if (button === 'Download JSON') expect((JSON.parse(text) as AccountData).account['id']).toBe(person.id)
  })

  it.each([
    ['Map: stays and places to go', 'Table (CSV)', 'Download map', /^waymark-map-\d{4}-\d\d-\d\d\.csv$/],
    ['Map: stays and places to go', 'GeoJSON', 'Download map', /^waymark-map-\d{4}-\d\d-\d\d\.geojson$/],
    ['Trips with their legs', 'Google Earth (KML)', 'Download trips', /^waymark-trips-\d{4}-\d\d-\d\d\.kml$/],
    ['Trips with their legs', 'Navigation (GPX)', 'Download trips', /^waymark-trips-\d{4}-\d\d-\d\d\.gpx$/],
    [
      'Trips with their legs',
      'Calendar (iCalendar)',
      'Download trips',
      /^waymark-trips-\d{4}-\d\d-\d\d\.ics$/,
    ],
  ])('of %s is saved as %s', async (what, format, button, name) => {
    await open()
    const saved = catchSavedFiles()
    const choice = screen.getByLabelText<HTMLSelectElement>(what)
    const option = within(choice).getByRole<HTMLOptionElement>('option', { name: format })
    fireEvent.change(choice, { target: { value: option.value } })
    press(button)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(name)
  })

  it('is unchanged when the server fails', async () => {
    const { network } = await open()
    network.refuseNext({ path: '/api/account/export' }, 429)
    press('Download JSON')
    expect(await screen.findByText('Could not export your data')).toBeDefined()
    const notice = within(await screen.findByRole('group', { name: 'Could not export your data' }))
    expect(notice.getByText(/^Too many attempts in a short time/)).toBeDefined()
    network.loseNext({ path: '/api/account/export' })
    fireEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(await notice.findByText(/^The server could not be reached/)).toBeDefined()
  })
})

describe('deleting the account', () => {
  it('needs the password, and leads to the landing page', async () => {
    const { app, person, router } = await open()
    press('Delete account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    const send = () => {
      const button = dialog.getByRole('button', { name: 'Delete account' })
      button.focus()
      fireEvent.click(button)
    }
    send()
    expect(await dialog.findByText('Required')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'))
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'a guess' } })
    send()
    expect(await screen.findByText('Could not delete account')).toBeDefined()
    expect(await dialog.findByText('This is not your password')).toBeDefined()
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: person.password } })
    send()
    expect(await screen.findByText('Account deleted')).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
    await waitFor(() => expect(currentUser()).toBeNull())
    await expect(app.people.signIn(person.email, person.password)).rejects.toThrow('Failed to authenticate')
  })

  it('needs the email address of a person without a password', async () => {
    const { app, person } = await startServer()
    const { db } = app.database
    await db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).execute()
    await db.updateTable('users').set({ password_hash: '' }).execute()
    enterAs(person)
    renderApp('/settings/general')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(`Type ${person.email} to confirm`), {
      target: { value: person.email },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText('Account deleted')).toBeDefined()
  })

  it('can be cancelled', async () => {
    const { app, person } = await open()
    press('Delete account')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await app.people.signIn(person.email, person.password)).token).not.toBe('')
  })
})

it('is in the language of the page', async () => {
  await showIn('de')
  const { person } = await startServer()
  enterAs(person)
  renderApp('/settings/general')
  expect(await screen.findByRole('switch', { name: 'Öffentliches Profil' })).toBeDefined()
  type('Neues Passwort', 'short')
  press('Einstellungen speichern')
  await waitFor(() => expect(messageAt('Neues Passwort')).toMatch(/^Zu kurz\. Mindestens 8 Zeichen/))
})
