import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, followLanguage } from './language.ts'
import { currentLanguage, section } from '#web/messages/language.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

afterEach(async () => {
  isReachable = true
  localStorage.clear()
  await chooseLanguage('')
})

let isReachable = true
const english = { texts: { mark: 'Mark', visited: 'Visited' }, fallback: {} }
const arabic = { texts: { mark: 'إضافة', visited: 'تمت زيارتها' }, fallback: {} }
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const loaders = {
  en: () => Promise.resolve(english),
  ar: () => (isReachable ? Promise.resolve(arabic) : lost()),
}

test('a section whose texts cannot be loaded is shown in English', async () => {
  await act(() => chooseLanguage('ar'))
  isReachable = false
  const texts = await section('mark', loaders)
  expect([texts.mark, texts.visited]).toEqual(['Mark', 'Visited'])
  expect(currentLanguage()).toBe('ar')
})

test('a page without its texts shows an error, and "Try again" loads them', async () => {
  const { person } = await startServer()
  enterAs(person)
  const load = vi.fn(() => Promise.resolve(english))
  load.mockImplementationOnce(lost).mockImplementationOnce(lost)
  // The promise that a page's module awaits. If it rejected, each later import of the module would also fail.
  const texts = await section('mark', { en: load, ar: load })
  renderApp('/credits')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Credits' })).toBeDefined()
  expect(texts.mark).toBe('Mark')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a toast reports that the account could not store the new language, and why', async () => {
  const { network, person } = await startServer()
  enterAs(person)
  renderApp('/settings/general')
  await screen.findByLabelText('Name')
  network.refuseNext({ method: 'PATCH', path: '/api/collections/users' }, 500, 'The disk is full.')
  await act(() => chooseLanguage('ar'))
  expect(await screen.findByText('تعذّر حفظ اللغة في حسابك')).toBeDefined()
  expect(screen.getByText('The disk is full.')).toBeDefined()
  expect(screen.queryByText('تعذّر تغيير اللغة')).toBeNull()
  expect(currentLanguage()).toBe('ar')
})

test('if the texts of the new language cannot be loaded the page keeps its language, reports it, and can try again', async () => {
  const { app, person } = await startServer()
  enterAs(person)
  const stop = followLanguage()
  renderApp('/settings/general')
  const name = await screen.findByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Marta half ty' } })

  isReachable = false
  const shown = await section('mark', loaders)
  await act(() => chooseLanguage('ar'))
  expect(await screen.findByText('The language could not be changed')).toBeDefined()
  expect(currentLanguage()).toBe('en')
  expect(document.documentElement.dir).toBe('ltr')
  expect(localStorage.getItem('language')).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', '')
  expect(name).toHaveProperty('value', 'Marta half ty')
  const stored = async () => {
    const path = `/api/collections/users/records/${person.id}`
    return (await (await app.request(path, { token: person.token })).json()) as Record<string, unknown>
  }
  expect(await stored()).toMatchObject({ language: '' })

  isReachable = true
  await act(() => chooseLanguage('ar'))
  expect(currentLanguage()).toBe('ar')
  expect(shown.mark).toBe('إضافة')
  expect(name.isConnected).toBe(true)
  expect(name).toHaveProperty('value', 'Marta half ty')
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ language: 'ar' }))
  stop()
})
