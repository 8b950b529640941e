import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, followLanguage } from './language.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { currentLanguage, showLanguage } from '#web/messages/language.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

afterEach(async () => {
  localStorage.clear()
  await chooseLanguage('')
  vi.restoreAllMocks()
})

test('a change of the language replaces every text without a reload, and keeps typed text', async () => {
  await startServer()
  renderApp('/auth/forgot-password')
  const email = await screen.findByLabelText('Email')
  fireEvent.change(email, { target: { value: 'marta@example.org' } })
  await act(() => chooseLanguage('de'))
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  expect(email).toHaveProperty('value', 'marta@example.org')
  expect(email.isConnected).toBe(true)
  expect(document.title).toBe('Passwort vergessen')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr'])
  await act(() => chooseLanguage(''))
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined()
})

test('the header offers the languages to a visitor, and the browser keeps the choice', async () => {
  await startServer()
  renderApp('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Language' }))
  const german = await screen.findByRole('menuitemradio', { name: 'Deutsch' })
  expect(screen.queryByRole('menuitemradio', { name: /XA/ })).toBeNull()
  fireEvent.click(german)
  expect(await screen.findByRole('button', { name: 'Farbschema' })).toBeDefined()
  expect(localStorage.getItem('language')).toBe('de')
})

test('the account stores the language, and each sign-in applies it', async () => {
  const { app, person } = await startServer()
  const stop = followLanguage()
  enterAs(person)
  renderApp('/settings/general')
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  fireEvent.change(choice, { target: { value: 'de' } })
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toBe(choice)
  const stored = async () => {
    const response = await app.request(`/api/collections/users/records/${person.id}`, { token: person.token })
    return (await response.json()) as Record<string, unknown>
  }
  await waitFor(async () => expect(await stored()).toMatchObject({ language: 'de' }))

  act(dropSession)
  localStorage.clear()
  await act(() => chooseLanguage(''))
  expect(currentLanguage()).toBe('en')
  act(() => enterAs({ ...person, record: { ...person.record, language: 'de' } }))
  await waitFor(() => expect(currentLanguage()).toBe('de'))
  stop()
})

test.each([
  ['de', 'de'],
  ['en-XA', ''],
])('an account without a language stores %s, chosen before signing in, as “%s”', async (chosen, stored) => {
  const { app, network, person } = await startServer()
  const stop = followLanguage()
  renderApp('/')
  await act(() => chooseLanguage(chosen))
  const asked = network.asked.length
  act(() => enterAs(person))
  const saves = () => network.asked.slice(asked).filter((line) => line.startsWith('PATCH'))
  if (stored !== '') await waitFor(() => expect(saves()).toHaveLength(1))
  const path = `/api/collections/users/records/${person.id}`
  const account = async () => (await app.request(path, { token: person.token })).json()
  await waitFor(async () => expect(await account()).toMatchObject({ language: stored }))
  expect(saves()).toHaveLength(stored === '' ? 0 : 1)
  expect(currentLanguage()).toBe(chosen)
  stop()
})

test('the last of two choices wins, and an unknown language changes nothing', async () => {
  await act(async () => {
    await Promise.all([showLanguage('de'), showLanguage('en-XA'), showLanguage('de')])
  })
  expect(currentLanguage()).toBe('de')
  await expect(showLanguage('xx')).rejects.toThrow('xx')
  expect(currentLanguage()).toBe('de')
})

/** Does what another tab does when a person chooses a language there. */
const chooseInOtherTab = (language: string) => {
  localStorage.setItem('language', language)
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }))
}

test('a language that is chosen in another tab is also applied here, and typed text stays', async () => {
  const { network } = await startServer()
  const stop = followLanguage()
  renderApp('/auth/register')
  const email = await screen.findByLabelText('Email')
  fireEvent.change(email, { target: { value: 'marta@' } })
  email.focus()
  const requests = network.asked.length
  act(() => chooseInOtherTab('ar'))
  await waitFor(() => expect(currentLanguage()).toBe('ar'))
  expect(await screen.findByLabelText('البريد الإلكتروني')).toBe(email)
  expect(email).toHaveProperty('value', 'marta@')
  expect(document.activeElement).toBe(email)
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.title).toBe('إنشاء حساب')
  act(() => chooseInOtherTab('de'))
  act(() => chooseInOtherTab('ar'))
  await waitFor(() => expect(currentLanguage()).toBe('ar'))
  expect(localStorage.getItem('language')).toBe('ar')
  expect(network.asked.length).toBe(requests)
  stop()
})
