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
const visitedCountries = address(records('distinct_visited_countries'), {
  page: '1',
  perPage: '500',
  filter: 'user = "{user}"',
  skipTotal: 'false',
  fields: 'id,collectionId,collectionName,created,updated,user,name,iso2',
})
const countryStatuses = address(records('country'), {
  page: '1',
  perPage: '500',
  skipTotal: 'false',
  fields: 'id,iso2,name,kind,un_status,sovereign,continent,area,population,capital_city',
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

const baseFields = ['id', 'collectionId', 'collectionName', 'created', 'updated']
const countryFields = [
  ...baseFields,
  'name,iso2,iso3,numeric_code,phone_code,capital,currency,currency_name,currency_symbol,tld,native,region,subregion',
  'nationality,timezones,latitude,longitude,emoji,emojiU,population,area,kind,un_status,sovereign,continent,capital_city',
].join(',')
const stateFields = [...baseFields, 'name', 'country', 'state_code', 'type']
const cityFields = [
  ...baseFields,
  ...placeFields.slice(1),
  'wikiDataId,population,timezone,local_name,retired',
  ...countryFields.split(',').map((field) => `expand.country.${field}`),
  ...stateFields.map((field) => `expand.state.${field}`),
].join(',')
const country = address(`${records('country')}/{0}`, { fields: countryFields })
const city = address(`${records('city')}/{0}`, { fields: cityFields, expand: 'country,state' })

/**
 * What the app asks the server first on a page, by the path of its route. public/first-paint.js asks it beside the
 * scripts: "{user}" is the id of the signed-in person, "{0}" the path's first value. A test compares the addresses with
 * those of the queries.
 */
export const askedFirst: Record<string, readonly string[]> = {
  '/map': [config, visits, ledger, world],
  '/profile': [config, ledger, visitedCountries, countryStatuses],
  '/trip/view/*': [config, trip, world],
  '/trip/edit/*': [config, trip, world],
  '/explore/country/*': [config, country, world],
  '/explore/city/*': [config, city, world],
  '/settings/security': [config, '/api/account/security', '/api/auth/sessions'],
}
