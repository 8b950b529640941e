import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tinyPng } from '#server/test/tiny-png.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { configQuery } from '#web/lib/config/config.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { chooseTheme } from '#web/lib/page/theme.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

beforeEach(() => {
  localStorage.clear()
  chooseTheme('system')
})

const theHeader = async () => within(await screen.findByRole('banner'))

// Radix opens its menus on pointerdown; the theme button loads its menu on the first click.
const openMenu = async (name: string) => {
  const header = await theHeader()
  const button = await header.findByRole('button', { name })
  fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' })
  if (button.getAttribute('aria-expanded') === 'false') fireEvent.click(button)
  return within(await screen.findByRole('menu'))
}

describe('a page that is loading', () => {
  it('is announced on the page before it', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/explore')
    await screen.findByRole('heading', { level: 1, name: 'Explore' })
    const content = screen.getByRole('main')
    await waitFor(() => expect(content.getAttribute('aria-busy')).toBeNull())
    const { release } = network.delayNext({ method: 'GET', path: /\/collections\/city\/records\// })
    const arrived = router.navigate({ to: '/trip/create', search: { city: cityId(3173435) } })
    await waitFor(() => expect(content.getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByRole('heading', { level: 1, name: 'Explore' })).toBeDefined()
    release()
    await arrived
    await screen.findByLabelText('Trip Name')
    expect(content.getAttribute('aria-busy')).toBeNull()
  })

  it('opens although the previous page writes to its own address', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/explore/country')
    const filter = await screen.findByRole('searchbox', { name: 'Filter all countries' })
    const write = (text: string) => fireEvent.change(filter, { target: { value: text } })
    write('ital')
    await waitFor(() => expect(JSON.stringify(router.state.location.search)).toContain('ital'))
    const { release } = network.delayNext({ method: 'GET', path: /\/collections\/city\/records\// })
    const arrived = router.navigate({ to: '/trip/create', search: { city: cityId(3173435) } })
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'))
    write('norw')
    // As long as the text of the filter waits before it is written to the address, and longer.
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    release()
    await arrived
    await screen.findByLabelText('Trip Name')
    expect(router.state.location.pathname).toBe('/trip/create')
  })
})

describe('the header', () => {
  it('has the parts of the site, the link home and the links to sign in and register for a visitor', async () => {
    await startServer()
    renderApp('/explore')
    const header = await theHeader()
    expect(await header.findByRole('link', { name: 'Explore' })).toBeDefined()
    for (const [name, path] of [
      ['Waymark', '/'],
      ['Map', '/map'],
      ['Explore', '/explore'],
      ['Trip', '/trip'],
      ['Sign In', '/auth/login'],
    ]) {
      expect(header.getByRole('link', { name }).getAttribute('href')).toBe(path)
    }
    expect(header.getByRole('link', { name: 'Explore' }).getAttribute('aria-current')).toBe('page')
    expect(header.getByRole('link', { name: 'Trip' }).getAttribute('aria-current')).toBeNull()
    expect(header.queryByRole('button', { name: 'Account' })).toBeNull()
  })

  it('has search, theme and account for a signed-in person', async () => {
    const { person } = await startServer()
    enterAs(person)
    renderApp('/explore')
    const header = await theHeader()
    expect(await header.findByRole('button', { name: 'Account' })).toBeDefined()
    expect(header.getByRole('button', { name: 'Type a city or search...' })).toBeDefined()
    expect(header.getByRole('button', { name: 'Theme' })).toBeDefined()
    expect(header.queryByRole('link', { name: 'Sign In' })).toBeNull()
    const menu = await openMenu('Account')
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Profile',
      'Settings',
      'Sign out',
    ])
  })

  it('opens the city search', async () => {
    const { person } = await startServer()
    enterAs(person)
    renderApp('/explore')
    fireEvent.click(await (await theHeader()).findByRole('button', { name: 'Type a city or search...' }))
    expect(await screen.findByPlaceholderText('Type a city or search...')).toBeDefined()
  })

  it.each(['a visitor', 'a signed-in person'])(
    'switches the theme for %s, and forgets the choice when the system theme is chosen',
    async (who) => {
      const { person } = await startServer()
      if (who === 'a signed-in person') enterAs(person)
      renderApp('/explore')
      fireEvent.click((await openMenu('Theme')).getByRole('menuitemradio', { name: 'Dark' }))
      expect(localStorage.getItem('theme')).toBe('dark')
      expect(document.documentElement.dataset['theme']).toBe('dark')
      const menu = await openMenu('Theme')
      expect(menu.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
      fireEvent.click(menu.getByRole('menuitemradio', { name: 'System' }))
      expect(localStorage.getItem('theme')).toBeNull()
    },
  )

  it('signs out: the session ends on the server, and the landing page opens', async () => {
    const { app, person } = await startServer()
    enterAs(person)
    const { router, queryClient } = renderApp('/settings/general')
    const path = `/api/collections/users/records/${person.id}`
    expect((await app.request(path, { token: person.token })).status).toBe(200)
    fireEvent.click((await openMenu('Account')).getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(currentUser()).toBeNull())
    expect(router.state.location.pathname).toBe('/')
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0))
    expect((await app.request(path, { token: person.token })).status).toBe(404)
  })
})

describe('signing out', () => {
  const signOut = async () =>
    fireEvent.click((await openMenu('Account')).getByRole('menuitem', { name: 'Sign out' }))

  it('reports when the session has ended in this browser only', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/settings/general')
    network.loseNext({ path: '/api/auth/sign-out' })
    await signOut()
    expect(await screen.findByText('Signed out in this browser')).toBeDefined()
    expect(currentUser()).toBeNull()
    expect(router.state.location.pathname).toBe('/')
  })

  it('asks for confirmation on a page with unsaved changes; who stays remains signed in and can continue', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/settings/general')
    const choosePicture = async (name: string) => {
      const picture = new File([tinyPng], name, { type: 'image/png' })
      fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [picture] } })
    }
    await choosePicture('me.png')
    await signOut()
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.asked).not.toContain('POST /api/auth/sign-out')
    fireEvent.click(screen.getByRole('button', { name: 'Update Settings' }))
    await screen.findByText('Account details were updated successfully')

    await choosePicture('another.png')
    await signOut()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(currentUser()).toBeNull())
    expect(router.state.location.pathname).toBe('/')
    expect(network.asked).toContain('POST /api/auth/sign-out')
  })

  it('sends nothing that the page requests meanwhile', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const { queryClient } = renderApp('/settings/security')
    await screen.findByText('This device')
    const devices = () => network.asked.filter((line) => line === 'GET /api/auth/sessions').length
    const signedOut = network.delayNext({ path: '/api/auth/sign-out' })
    await signOut()
    await waitFor(() => expect(network.asked).toContain('POST /api/auth/sign-out'))
    const before = devices()
    // Like a form that was saved just before.
    void queryClient.invalidateQueries()
    signedOut.release()
    await waitFor(() => expect(currentUser()).toBeNull())
    expect(devices()).toBe(before)
  })

  it('reports nothing about a session that the server had ended before', async () => {
    const { app, person } = await startServer()
    enterAs(person)
    renderApp('/explore')
    await openMenu('Account')
    await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(currentUser()).toBeNull())
    expect(screen.queryByText('Signed out in this browser')).toBeNull()
  })
})

describe('the menu at the side', () => {
  it('has Home as well, and closes after each choice', async () => {
    await startServer()
    const { router } = renderApp('/explore')
    fireEvent.click(await (await theHeader()).findByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Map',
      'Explore',
      'Trip',
    ])
    expect(menu.getByRole('link', { name: 'Explore' }).getAttribute('aria-current')).toBe('page')
    fireEvent.click(menu.getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the footer', () => {
  it('names the year, the privacy policy and, where one is set, the source', async () => {
    await startServer()
    const { queryClient } = renderApp('/explore')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(`© ${new Date().getFullYear()} Waymark`)).toBeDefined()
    expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacypolicy')
    const config = await queryClient.ensureQueryData(configQuery)
    expect(footer.queryByText('Source repository')).toBeNull()
    queryClient.setQueryData(configQuery.queryKey, { ...config, sourceUrl: 'https://git.example/atlas' })
    await waitFor(() =>
      expect(footer.getByRole('link', { name: 'Source repository' }).getAttribute('href')).toBe(
        'https://git.example/atlas',
      ),
    )
  })

  it('offers a way back to the top once the page is scrolled by more than 400 px', async () => {
    await startServer()
    renderApp('/explore')
    await screen.findByRole('contentinfo')
    const scrollBy = (y: number) =>
      act(() => {
        window.scrollTo(0, y)
        window.dispatchEvent(new Event('scroll'))
      })
    scrollBy(400)
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull()
    scrollBy(401)
    fireEvent.click(screen.getByRole('button', { name: 'Scroll to top' }))
    await waitFor(() => expect(window.scrollY).toBe(0))
  })
})

describe('the tab', () => {
  it.each([
    ['/', 'Waymark'],
    ['/auth/login', 'Login'],
    ['/auth/register', 'Register'],
    ['/auth/forgot-password', 'Forgot Password'],
    ['/auth/reset-password?token=aa.bb.cc', 'Reset Password'],
    ['/auth/verify-email', 'Verify Email'],
    ['/privacypolicy', 'Privacy Policy'],
    ['/explore', 'Explore'],
    ['/explore/country/0000000000000fr', 'France · Explore Country'],
    ['/explore/country?region=Europe', 'Europe · Explore Countries'],
    ['/explore/city/c00000002643743', 'London · City Details'],
    ['/nowhere/at/all', 'This page does not exist'],
  ])('at %s says "%s"', async (path, title) => {
    await startServer()
    renderApp(path)
    // The scripts of some pages take a while to load.
    await waitFor(() => expect(document.title).toBe(title), { timeout: 10_000 })
  })
})

describe('the focus', () => {
  it('moves to the heading of the new page', async () => {
    await startServer()
    const { router } = renderApp('/explore')
    expect(await screen.findByRole('heading', { name: 'Explore' })).not.toBe(document.activeElement)
    fireEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }))
    const policy = await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    await waitFor(() => expect(document.activeElement).toBe(policy))
    act(() => router.history.back())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Explore' })),
    )
  })

  it('remains where it is when only the search parameters change', async () => {
    await startServer()
    const { router } = renderApp('/explore/country')
    const link = await screen.findByRole('link', { name: 'Credits' })
    link.focus()
    await act(() => router.navigate({ to: '/explore/country', search: { region: 'Europe' } }))
    expect(router.state.location.search).toEqual({ region: 'Europe' })
    expect(document.activeElement).toBe(link)
  })

  it('remains in an open dialog', async () => {
    const { person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/explore')
    fireEvent.click(await (await theHeader()).findByRole('button', { name: 'Type a city or search...' }))
    // The early field is shown first; the dialog's own takes its place as soon as it is loaded.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByPlaceholderText('Type a city or search...')),
    )
    await act(() => router.navigate({ to: '/privacypolicy' }))
    await screen.findByText('Privacy Policy', { selector: 'h1' })
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Type a city or search...'))
  })

  it('remains in a menu that was opened while the page was still loading', async () => {
    const { person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/explore')
    const account = await (await theHeader()).findByRole('button', { name: 'Account' })
    fireEvent.keyDown(account, { key: 'Enter' })
    const menu = await screen.findByRole('menu')
    await act(() => router.navigate({ to: '/privacypolicy' }))
    await screen.findByText('Privacy Policy', { selector: 'h1' })
    expect(menu.contains(document.activeElement)).toBe(true)
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined()
  })
})
