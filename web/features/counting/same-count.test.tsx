import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Country, country } from '#shared/collections/countries.ts'
import { countRules } from '#shared/collections/settings.ts'
import { stayKinds } from '#shared/collections/stays.ts'
import { countsOf, defaultRules, listSizes, statusesOf, unitOf } from '#shared/domain/ledger/counting.ts'
import { ledger as ledgerSchema } from '#shared/ledger.ts'
import { worldContent } from '#shared/pictures/from-ledger.ts'
import { seeded } from '#shared/test/seeded.ts'
import { localDay } from '#shared/domain/day.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

const dates = ['', '1999', '2019~', '2019-05', '2019-05-03', '2025-12-30', '2031']

/** Cities in places that the lists count differently. */
const places = 'HK TW DK FR PR CN PS RU TR EG US GB'.split(' ')

/** The fields of an export that counting needs. */
const exported = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.string(), start: z.string(), city: z.string(), iso2: z.string() }),
    }),
  ),
})

test('the profile, the map, explore, posters, exports, the API and the views count a random ledger equally', async () => {
  const { app, person } = await startServer()
  const list = async <Item,>(path: string) =>
    ((await (await app.request(path, { token: person.token })).json()) as { items: Item[] }).items
  const countries = await list<Country>('/api/collections/country/records?perPage=500')
  const statuses = statusesOf(countries.map((record) => country.parse(record)))
  const inPlaces = await Promise.all(
    places.map((iso2) =>
      list<{ id: string }>(
        `/api/collections/city/records?perPage=3&fields=id&filter=country.iso2%3D'${iso2}'&sort=-population`,
      ),
    ),
  )
  const cities = inPlaces.flat().map(({ id }) => id)
  expect(cities.length).toBeGreaterThan(20)
  enterAs(person)
  const [settings] = await list<{ id: string }>('/api/collections/settings/records')

  // Each list is used once.
  for (const seed of [1, 2, 3, 4]) {
    const next = seeded(seed)
    const pick = <Item,>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
    for (let index = 0; index < 9; index++) {
      const start = pick(dates)
      await app.people.createRecord(person, 'stay', { city: pick(cities), kind: pick(stayKinds), start })
    }
    const rules = {
      rule: countRules[seed % 4] ?? 'places',
      territories: next() < 0.5,
      transit: seed % 2 === 0,
    }
    const changed = await app.request(`/api/collections/settings/records/${settings?.id ?? ''}`, {
      method: 'PATCH',
      token: person.token,
      body: {
        count_rule: rules.rule,
        count_territories: rules.territories,
        count_transit: rules.transit,
      },
    })
    expect(changed.status).toBe(200)

    const response = await app.request(`/api/ledger/${person.id}`, { token: person.token })
    const ledger = ledgerSchema.parse(await response.json())
    expect(ledger.rules).toEqual(rules)
    const today = localDay(new Date())
    const { cities: visited, states, countries: number } = countsOf(ledger, rules, statuses, today)

    const poster = {
      ledger,
      statuses,
      today,
      person: person.name,
      language: 'en',
      texts: picturesMessages,
      cityName: ({ name }: { name: string }) => name,
    }
    const { figures } = worldContent(poster, ['countries', 'regions', 'cities'], false)
    expect(figures.map(({ value }) => value)).toEqual([number, states, visited].map(String))

    // The rules in a second form, applied to the rows of an export.
    const { features } = exported.parse(
      await (await app.request('/api/account/export/map.geojson', { token: person.token })).json(),
    )
    const counted = features
      .map(({ properties }) => properties)
      .filter(({ kind, start }) => (kind !== 'transit' || rules.transit) && start.replace('~', '') <= today)
    expect(counted.length).toBeGreaterThan(0)
    expect(new Set(counted.map(({ city }) => city)).size).toBe(visited)
    const units = counted.map(({ iso2 }) => unitOf(iso2, rules, statuses))
    expect(new Set(units.filter((unit) => unit !== undefined)).size).toBe(number)

    // The views support only the default.
    const byDefault = countsOf(ledger, defaultRules, statuses, today)
    expect(await list('/api/collections/distinct_visited_countries/records?perPage=500')).toHaveLength(
      byDefault.countries,
    )
    expect(await list('/api/collections/distinct_visited_states/records?perPage=500')).toHaveLength(
      byDefault.states,
    )
    expect(await list('/api/collections/visited_city/records?perPage=500')).toHaveLength(byDefault.cities)

    const names = { places: 'places', un195: 'UN states', un193: 'UN members', states197: 'states' }
    const ofList = `of ${listSizes[rules.rule]} ${names[rules.rule]}`

    renderApp('/profile')
    await screen.findByText(ofList)
    const shown = () =>
      ['Countries:', 'States:', 'Cities:'].map((label) =>
        Number(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent),
      )
    await waitFor(() => expect(shown()).toEqual([number, states, visited]))
    cleanup()

    renderApp('/map')
    // Without the number when the first line of the list shows it.
    await screen.findByText(new RegExp(`^(${number} )?${ofList}$`))
    const inCountries = await screen.findByText(/(cities|city) in/, { selector: 'p' })
    expect(inCountries.textContent?.match(/\d+/g)).toEqual([String(visited), String(number)])
    cleanup()

    renderApp('/explore/country')
    await screen.findByText(`${number} ${ofList}`)
    cleanup()
  }
}, 120_000)
