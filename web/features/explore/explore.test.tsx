import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import { run } from '#server/test/test-database.ts'
import type { Person } from '#server/test/people.ts'
import { startAnalytics } from '#web/lib/analytics.ts'
import type { Network } from '#web/test/network.ts'
import { enterAs, markFor, renderApp, setPageLanguage, startServer, visitsOf } from '#web/test/render-app.tsx'
import { cityId, countryId, stateId } from '#shared/domain/gazetteer-ids.ts'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const london = cityId(2643743)
const colmar = cityId(3024297)
const cards = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const term = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent

test('Explore leads to the countries and to the cities', async () => {
  renderApp('/explore')
  await heading('Explore')
  await waitFor(() => expect(document.title).toBe('Explore'))
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Explore Countries')).toBe('/explore/country')
  expect(link('Explore Cities')).toBe('/explore/city')
})

test('a search on the landing page finds countries and cities', async () => {
  renderApp('/explore?q=lon')
  const cities = await cards('Cities found')
  expect(cities[0]?.textContent).toContain('London')
  expect(cities[0]?.textContent).toContain('England, United Kingdom')
  expect(within(cities[0]!).getByRole('link').getAttribute('href')).toBe(`/explore/city/${london}`)
  expect((await cards('Countries found'))[0]?.textContent).toMatch(/lon|Lon/)
})

test('a search that finds nothing says so', async () => {
  renderApp('/explore?q=xqzxqz')
  await screen.findByText('No country or city is called “xqzxqz”.')
})

test('the page of countries shows twenty of them, and others on request', async () => {
  renderApp('/explore/country')
  await heading('Explore Countries')
  expect(await cards('Countries by chance')).toHaveLength(20)
  const names = async () => (await cards('Countries by chance')).map((card) => card.textContent)
  const before = await names()
  expect(screen.getAllByRole('link', { name: /^View Country/ })).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'Show me others' }))
  await waitFor(async () => expect(await names()).not.toEqual(before))
  expect(await names()).toHaveLength(20)
})

test('a page is preloaded while the pointer or focus rests on its link, without its outlines', async () => {
  renderApp('/explore/country')
  await heading('Explore Countries')
  const [first, second] = await screen.findAllByRole('link', { name: /^View Country/ })
  const asked = (link: HTMLElement | undefined, what: string) => {
    const id = link?.getAttribute('href')?.split('/').at(-1) ?? 'no link'
    return network.asked.some((line) => line.includes(what) && line.includes(id))
  }
  // The focus passes the first link and rests on the second.
  first?.focus()
  second?.focus()
  await waitFor(() => expect(asked(second, '/collections/country/')).toBe(true))
  expect(asked(first, '/collections/country/')).toBe(false)
  expect(asked(second, '/collections/geo_json/')).toBe(false)
  fireEvent.click(second!)
  await waitFor(() => expect(asked(second, '/collections/geo_json/')).toBe(true))
})

test('the page of cities shows twenty that are worth a look', async () => {
  renderApp('/explore/city')
  await heading('Explore Cities')
  expect(await cards('Cities by chance')).toHaveLength(20)
  expect(screen.getAllByRole('link', { name: /^View City/ })).toHaveLength(20)
  const asked = network.asked.find((line) => line.includes('sort=%40random'))
  expect(decodeURIComponent(asked ?? '')).toContain('population >= 15000')
})

test('filters are part of the address and narrow the list', async () => {
  const { router } = renderApp('/explore/country')
  await cards('Countries by chance')
  fireEvent.change(await screen.findByLabelText('Region'), { target: { value: 'Oceania' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ region: 'Oceania' }))
  fireEvent.change(await screen.findByLabelText('Subregion'), { target: { value: 'Melanesia' } })
  await waitFor(async () => expect(await cards('Countries by chance')).toHaveLength(5))
  for (const card of await cards('Countries by chance')) expect(card.textContent).toContain('Melanesia')
})

test('a search by name narrows the cities, with the filters', async () => {
  const { router } = renderApp('/explore/city?region=Americas')
  await cards('Cities by chance')
  fireEvent.change(screen.getByLabelText('Search cities'), { target: { value: 'san' } })
  const found = await cards('Cities found')
  expect(router.state.location.search).toEqual({ region: 'Americas', q: 'san' })
  expect(found.length).toBeGreaterThan(5)
  for (const card of found) expect(card.querySelector('h2')?.textContent).toMatch(/^San/)
})

test('"Not yet visited" leaves out what the signed-in person has visited', async () => {
  await markFor(app, person, london)
  enterAs(person)
  renderApp('/explore/country?region=Europe&subregion=Northern%20Europe')
  const named = async () =>
    (await cards('Countries by chance')).map((card) => card.querySelector('h2')?.textContent)
  await waitFor(async () => expect(await named()).toContain('United Kingdom'))
  const before = (await named()).length
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Not yet visited' }))
  await waitFor(async () => expect(await named()).not.toContain('United Kingdom'))
  expect(await named()).toHaveLength(before - 1)
})

test('a guest is not offered the filter by visits', async () => {
  renderApp('/explore/country')
  await cards('Countries by chance')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a filter without matches says so, and one button clears it', async () => {
  const { router } = renderApp('/explore/city?population=100000000')
  await screen.findByRole('heading', { name: 'Nothing fits these filters' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await cards('Cities by chance')).toHaveLength(20)
  expect(router.state.location.search).toEqual({})
  expect(document.activeElement).toBe(screen.getByLabelText('Search cities'))
})

test('a search without a result shows the searched text, and is cleared with its filters', async () => {
  const { router } = renderApp('/explore/country?q=xqx&region=Europe')
  await screen.findByText('No place called “xqx” fits these filters.')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await cards('Countries by chance')).toHaveLength(20)
  expect(router.state.location.search).toEqual({})
  expect(screen.getByLabelText<HTMLInputElement>('Search countries').value).toBe('')
})

test.each([
  ['/explore/country', /country\/records.*random/, 'Could not fetch random countries', 'Countries by chance'],
  ['/explore/city', /city\/records.*random/, 'Could not fetch random cities', 'Cities by chance'],
])('%s shows a failure instead of the list, and tries again', async (path, request, title, list) => {
  network.refuseNext({ path: request }, 500, 'The engine room is flooded.')
  renderApp(path)
  const alert = await screen.findByRole('alert')
  within(alert).getByText(title)
  within(alert).getByText('The engine room is flooded.')
  await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2))
  expect(screen.queryByRole('list', { name: list })).toBeNull()
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await cards(list)).toHaveLength(20)
})

test('a failed mark is shown at its button until it is tried again', async () => {
  enterAs(person)
  const { router } = renderApp(`/explore/city/${london}`)
  network.loseNext({ method: 'POST', path: '/api/collections/visited_city' })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark as visited: London' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe(null))
  fireEvent.click(button)
  const notice = within(await screen.findByRole('group', { name: 'Could not add city' }))
  notice.getByText('There is no connection. The city is marked when the connection is back.')
  await act(() =>
    router.navigate({ to: '/explore/country/$countryId', params: { countryId: countryId('GB') } }),
  )
  const again = await screen.findByRole('button', { name: 'Try again: Could not add city, London' })
  expect(again.title).toMatch(/^Could not add city\. There is no connection/)
  fireEvent.click(again)
  await screen.findByRole('button', { name: 'Visited: London. Remove from visited' })
  await waitFor(async () => expect(await visitsOf(app, person)).toHaveLength(1))
}, 20_000)

test('random countries that could not be fetched are logged and reported', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reach = globalThis.fetch
  const reported: unknown[] = []
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const [address, options] = asked
    if (address !== 'https://stats.example/api/event') return reach(...asked)
    if (typeof options?.body === 'string') reported.push(JSON.parse(options.body))
    return new Response(null, { status: 202 })
  })
  startAnalytics({ host: 'https://stats.example', domain: 'waymark.example' })
  network.refuseNext({ path: /country\/records.*random/ }, 500, 'The engine room is flooded.')
  renderApp('/explore/country')
  await screen.findByRole('alert')
  const message = 'Could not fetch random countries: The engine room is flooded.'
  expect(logged).toHaveBeenCalledWith('Could not fetch random countries:', 'The engine room is flooded.')
  expect(reported).toContainEqual(expect.objectContaining({ n: 'error', p: JSON.stringify({ message }) }))
  startAnalytics(null)
  logged.mockRestore()
})

test('a list that cannot be reloaded stays, and a toast gives the reason', async () => {
  renderApp('/explore/country')
  await cards('Countries by chance')
  network.loseNext({ path: /country\/records.*random/ })
  fireEvent.click(screen.getByRole('button', { name: 'Show me others' }))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Could not fetch random countries')
  expect(await cards('Countries by chance')).toHaveLength(20)
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a country has its cards, its facts and its regions', async () => {
  renderApp(`/explore/country/${countryId('IT')}`)
  await heading('Explore Italy')
  await waitFor(() => expect(document.title).toBe('Italy · Explore Country'))
  expect(await term('Currency')).toBe('EuroEUR, €')
  expect(await term('Name in Native Language')).toBe('Italia')
  expect(await term('Nationality')).toBe('Italian')
  expect(await term('Capital')).toBe('Rome')
  expect(await term('Calling code')).toBe('+39')
  expect(await term('Top-level domain')).toBe('.it')
  expect(await term('Population')).toBe('59,343,000')
  expect(await term('Area')).toBe('302,068 km²')
  expect(screen.queryByText(/Claimed by/)).toBeNull()
  const regions = await screen.findByRole('list', { name: 'Regions' })
  expect(within(regions).getAllByRole('listitem')).toHaveLength(20)
  await screen.findByRole('application', { name: 'Map of the regions of Italy' })
  expect((await screen.findByRole('link', { name: /^Milan/ })).getAttribute('href')).toMatch(
    /^\/explore\/city\/c/,
  )
  const clocks = screen.getByRole('region', { name: 'The time there now' })
  expect(clocks.textContent).toMatch(/Rome.*\d\d:\d\d/)
})

test.each([
  [
    `country/${countryId('EH')}`,
    'Explore Western Sahara',
    'Claimed by Morocco and a self-declared state; counted here as Western Sahara, which has its own code in ISO 3166.',
  ],
  [
    `country/${countryId('UA')}/region/${stateId('UA.11')}`,
    'Crimea',
    'Claimed by Russia; counted here as Ukraine, as in ISO 3166.',
  ],
  [
    `city/${cityId(281184)}`,
    'Explore Jerusalem',
    'Claimed by Palestine; counted here as Israel, as in the list of GeoNames.',
  ],
])('%s names its claimants, and why it counts where it does', async (path, name, note) => {
  renderApp(`/explore/${path}`)
  await heading(name)
  screen.getByText(note)
})

test('a region is chosen in the list, shows its name on the map, and is part of the address', async () => {
  await markFor(app, person, cityId(3173435))
  enterAs(person)
  const { router } = renderApp(`/explore/country/${countryId('IT')}`)
  const sardinia = await screen.findByRole('button', { name: 'Sardinia' })
  fireEvent.click(sardinia)
  const popup = await screen.findByRole('dialog', { name: 'Sardinia' })
  within(popup).getByText('Not visited yet')
  expect(router.state.location.search).toEqual({ region: 's000000000itz14' })
  fireEvent.click(screen.getByRole('button', { name: /^Lombardy/ }))
  within(await screen.findByRole('dialog', { name: 'Lombardy' })).getByText('Visited: Milan')
  await screen.findByText(/You have visited 1 city in 1 region here/)
})

test('leaving the page with a region chosen leaves for good', async () => {
  const { router } = renderApp(`/explore/country/${countryId('IT')}?region=s000000000itz14`)
  await screen.findByRole('dialog', { name: 'Sardinia' })
  fireEvent.click(await screen.findByRole('link', { name: /^Milan/ }))
  await heading('Explore Milan')
  expect(router.state.location.href).toBe(`/explore/city/${cityId(3173435)}`)
})

test('an unknown country is a page that does not exist', async () => {
  renderApp('/explore/country/000000000000xyz')
  await heading('This page does not exist')
})

test('a country that cannot be loaded says so, and a second try loads it', async () => {
  network.refuseNext({ path: `/api/collections/country/records/${countryId('IT')}` }, 400, 'Not today.')
  renderApp(`/explore/country/${countryId('IT')}`)
  await screen.findByText('Not today.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Explore Italy')
})

test('a country without an outline says so and shows everything else', async () => {
  await sql`delete from geo_json where country = ${countryId('MT')}`.execute(app.database.db)
  renderApp(`/explore/country/${countryId('MT')}`)
  await heading('Explore Malta')
  await screen.findByText('There is no map of this country.')
  await screen.findByRole('list', { name: 'Regions' })
})

test('a country without anything shows N/A', async () => {
  await sql`update country set currency = '', currency_name = '', native = '', nationality = '', capital = '',
    region = '', subregion = '', phone_code = '', tld = '', timezones = '[]', population = 0, area = 0 where id = ${countryId('MT')}`.execute(
    app.database.db,
  )
  renderApp(`/explore/country/${countryId('MT')}`)
  await heading('Explore Malta')
  for (const label of [
    'Currency',
    'Name in Native Language',
    'Nationality',
    'Capital',
    'Region',
    'Calling code',
    'Top-level domain',
    'Population',
    'Area',
  ]) {
    expect(await term(label)).toBe('N/A')
  }
})

test('a city shows its country, flag, state, population, time and neighbours', async () => {
  renderApp(`/explore/city/${london}`)
  await heading('Explore London')
  await waitFor(() => expect(document.title).toBe('London · City Details'))
  expect(await term('Country Name')).toBe('United Kingdom')
  expect(screen.getByRole('img', { name: 'Flag of United Kingdom' }).getAttribute('src')).toBe(
    '/flags/gb.svg',
  )
  expect(await term('State')).toBe('England')
  expect(await term('Population')).toBe('8,961,989')
  expect(await term('Local time')).toMatch(/^\d\d?:\d\d/)
  expect(screen.getByRole('link', { name: 'England' }).getAttribute('href')).toBe(
    `/explore/country/${countryId('GB')}/region/s00000000gbzeng`,
  )
  await screen.findByRole('application', { name: 'Map with London' })
  const nearby = await screen.findByRole('region', { name: 'Nearby cities' })
  const distances = (await within(nearby).findAllByText(/ km$/)).map((each) =>
    Number(each.textContent?.replace(/[, km]/g, '')),
  )
  expect(distances.length).toBeGreaterThan(3)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
})

test('cities and countries follow the language of the page, with its numbers', async () => {
  await markFor(app, person, colmar)
  enterAs(person)
  const { router } = renderApp(`/explore/city/${london}`)
  await heading('Explore London')
  await act(() => setPageLanguage('de'))
  await heading('London entdecken')
  expect(await term('Lage')).toBe('51,51° N, 0,13° W')
  expect(await term('Einwohner')).toMatch(/^\d\.\d{3}\.\d{3}$/)
  const nearby = await screen.findByRole('region', { name: 'Städte in der Nähe' })
  expect(await within(nearby).findAllByText(/^\d+ km$/)).not.toHaveLength(0)
  await act(() =>
    router.navigate({ to: '/explore/country/$countryId', params: { countryId: countryId('FR') } }),
  )
  await screen.findByText(/Hier hast du 1 Stadt in 1 Region besucht\./)
  await act(() => router.navigate({ to: '/explore/country', search: { continent: 'Asia' } }))
  await screen.findByText('250 Länder und Gebiete, 1 besucht')
})

test('a city has its name in the language, with the local one below, and is found by both', async () => {
  const munich = cityId(2867714)
  const { router } = renderApp(`/explore/city/${munich}`)
  await heading('Explore Munich')
  screen.getByText('München')
  await act(() => setPageLanguage('de'))
  await heading('München entdecken')
  expect(screen.queryByText('München')).toBeNull()
  await waitFor(() => expect(document.title).toMatch(/^München · /))
  await screen.findByRole('button', { name: /München/ })
  for (const typed of ['münch', 'munich', 'mailand']) {
    await act(() => router.navigate({ to: '/explore', search: { q: typed } }))
    const name = typed === 'mailand' ? 'Mailand' : 'München'
    await waitFor(async () => expect((await cards('Gefundene Städte'))[0]?.textContent).toContain(name))
  }
  await act(() => setPageLanguage('ar'))
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('listitem')
        .map((one) => one.textContent)
        .join(),
    ).toContain('ميلانو'),
  )
})

test('a city is marked as visited and unmarked', async () => {
  enterAs(person)
  renderApp(`/explore/city/${colmar}`)
  const mark = await screen.findByRole('button', { name: 'Mark as visited: Colmar' })
  await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBe(null))
  mark.focus()
  fireEvent.click(mark)
  await screen.findByText('City added')
  expect((await visitsOf(app, person)).map(({ city }) => city)).toEqual([colmar])
  const remove = await screen.findByRole('button', { name: 'Remove from visited: Colmar' })
  expect(document.activeElement).toBe(remove)
  fireEvent.click(remove)
  await screen.findByText('City removed')
  await screen.findByRole('button', { name: 'Mark as visited: Colmar' })
  expect(await visitsOf(app, person)).toEqual([])
})

test('nearby, largest and random cities can be marked in their lists', async () => {
  enterAs(person)
  const mark = async (list: HTMLElement) => {
    const [button] = await within(list).findAllByRole('button', { name: /^Mark as visited: / })
    if (button === undefined) throw new Error('The list has no button.')
    const name = button.getAttribute('aria-label')?.replace('Mark as visited: ', '') ?? ''
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe(null))
    expect(button.textContent).toBe('Mark')
    button.focus()
    fireEvent.click(button)
    await waitFor(() =>
      expect(button.getAttribute('aria-label')).toBe(`Visited: ${name}. Remove from visited`),
    )
    expect(button.textContent).toBe('Visited')
    expect(document.activeElement).toBe(button)
    return name
  }
  const { router } = renderApp(`/explore/city/${colmar}`)
  const marked = [await mark(await screen.findByRole('region', { name: 'Nearby cities' }))]
  await router.navigate({ to: '/explore/country/$countryId', params: { countryId: countryId('IT') } })
  marked.push(await mark(await screen.findByRole('region', { name: 'Largest cities' })))
  await router.navigate({ to: '/explore/city' })
  marked.push(await mark(await screen.findByRole('list', { name: 'Cities by chance' })))
  await waitFor(async () =>
    expect((await visitsOf(app, person)).map(({ expand }) => expand.city.name).sort()).toEqual(marked.sort()),
  )
})

test('the largest cities of a country begin with the largest', async () => {
  const largest = await run<{ name: string }>(
    app.database,
    sql`select name from city where country = ${countryId('IT')} order by population desc limit 4`,
  )
  expect(largest.map(({ name }) => name)).toEqual(['Rome', 'Milan', 'Naples', 'Turin'])
  renderApp(`/explore/country/${countryId('IT')}`)
  const region = await screen.findByRole('region', { name: 'Largest cities' })
  await waitFor(() => {
    const [first = '', second = '', third = '', fourth = ''] = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect([first, second, third, fourth]).toEqual(largest.map(({ name }) => expect.stringContaining(name)))
  })
})

test('a city can be marked while the visits cannot be loaded', async () => {
  enterAs(person)
  network.refuseNext({ method: 'GET', path: '/api/collections/visited_city/records' }, 400, 'Not now.')
  renderApp(`/explore/city/${colmar}`)
  const mark = await screen.findByRole('button', { name: 'Mark as visited: Colmar' })
  await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBe(null))
  fireEvent.click(mark)
  await waitFor(async () => expect((await visitsOf(app, person)).map(({ city }) => city)).toEqual([colmar]))
  await screen.findByRole('button', { name: 'Remove from visited: Colmar' })
})

test('a guest is led to sign in, and back to the city', async () => {
  renderApp(`/explore/city/${colmar}`)
  const link = await screen.findByRole('link', { name: 'Sign in to mark it as visited' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`redirect=/explore/city/${colmar}`)
  await screen.findByRole('region', { name: 'Nearby cities' })
  await screen.findAllByText(/ km$/)
  expect(screen.queryByRole('button', { name: /Mark as visited/ })).toBeNull()
})

test('a trip can be started in the city', async () => {
  enterAs(person)
  renderApp(`/explore/city/${colmar}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Start a trip there' }))
  await heading('Trip Planner')
  await screen.findByRole('button', { name: /^Starting city: Colmar/ })
})

test('a city without coordinates, country, state, population and time shows N/A and no map', async () => {
  await sql`update city set latitude = 0, longitude = 0, country = '', state = '', population = 0, timezone = ''
    where id = ${colmar}`.execute(app.database.db)
  renderApp(`/explore/city/${colmar}`)
  await heading('Explore Colmar')
  for (const label of ['Country Name', 'Country Flag', 'State', 'Population', 'Local time', 'Position']) {
    expect(await term(label)).toBe('N/A')
  }
  screen.getByText('Where this city lies is not known, so there is no map.')
  expect(screen.queryByRole('application')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Nearby cities' })).toBeNull()
})

test('an unknown city is a page that does not exist', async () => {
  renderApp('/explore/city/c99999999999999')
  await heading('This page does not exist')
})

test('the credits name the sources of the data, and the footer links to them', async () => {
  renderApp('/explore')
  fireEvent.click(await screen.findByRole('link', { name: 'Credits' }))
  await heading('Credits')
  screen.getByRole('link', { name: 'GeoNames' })
  screen.getByRole('link', { name: 'Unicode CLDR' })
  expect(screen.getAllByRole('link', { name: 'Creative Commons Attribution 4.0' })).toHaveLength(3)
  screen.getByRole('link', { name: 'Open Data Commons Open Database License 1.0' })
  expect((await screen.findByRole('link', { name: 'OpenStreetMap' })).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/copyright',
  )
})
