const named = ['id', 'name']
const countryOf = (at: string) => [...named, 'iso2'].map((field) => `${at}.expand.country.${field}`)
const stateOf = (at: string) => named.map((field) => `${at}.expand.state.${field}`)
const placeFields = [...named, 'unaccented_name', 'latitude', 'longitude', 'country', 'state']
const place = (at: string) => [
  ...placeFields.map((field) => `${at}.${field}`),
  ...countryOf(at),
  ...stateOf(at),
]

const address = (path: string, parameters: Record<string, string>) => {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // What public/first-paint.js fills in.
  return `${path}?${query.join('&')}`.replaceAll(/%7B(\w+)%7D/g, '{$1}')
}
const records = (collection: string) => `/api/collections/${collection}/records`

const config = '/api/config'
const ledger = address('/api/ledger/{user}', { form: 'columns' })
const visits = address(records('visited_city'), {
  page: '1',
  perPage: '500',
  filter: 'user = "{user}"',
  skipTotal: 'false',
  fields: ['id', 'user', 'city', 'created', ...place('expand.city')].join(','),
  expand: 'city.country,city.state',
})
const world = address(records('geo_json'), {
  page: '1',
  perPage: '1',
  filter: 'type = "World" && country = ""',
  skipTotal: 'true',
  fields: 'id,collectionId,collectionName,created,updated,type,country,json',
})
const legFields = ['id', 'from', 'to', 'type', 'start_date', 'arrival_date', 'order']
const trip = address(`${records('trip')}/{0}`, {
  fields: [
    'id,name,description,starts,ends,user,revision,private,created,updated,travel_items',
    ...legFields.map((field) => `expand.travel_items.${field}`),
    ...place('expand.travel_items.expand.from'),
    ...place('expand.travel_items.expand.to'),
    ...named.map((field) => `expand.user.${field}`),
  ].join(','),
  expand: [
    ...['from', 'to'].flatMap((end) => [`travel_items.${end}.country`, `travel_items.${end}.state`]),
    'user',
  ].join(','),
})

/**
 * What the app asks the server first on a page, by the path of its route. public/first-paint.js asks it beside the
 * scripts: "{user}" is the id of the signed-in person, "{0}" the path's first value. A test compares the addresses with
 * those of the queries.
 */
export const askedFirst: Record<string, readonly string[]> = {
  '/map': [config, visits, ledger, world],
  '/profile': [config, ledger],
  '/trip/view/*': [config, trip, world],
  '/trip/edit/*': [config, trip, world],
}
