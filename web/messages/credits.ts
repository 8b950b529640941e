/** The texts of the credits. Names of works, licences and packages stand as their owners write them. */
export const creditsMessages = {
  heading: 'Credits',
  lead: 'The world in this atlas was surveyed, counted and drawn by others, who share it. This is whom it comes from, under which licence, and what was changed.',
  licence: 'Licence',
  usedFor: 'Used for',
  changes: 'Changed',
  data: [
    {
      title: 'GeoNames',
      url: 'https://www.geonames.org/',
      licence: 'Creative Commons Attribution 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      usedFor: 'Cities with their other names, populations and time zones, and the names of states.',
      changes:
        'Parts of cities and abandoned places are left out, doubled places are kept once, and cities with outdated codes are put into the state they lie in.',
    },
    {
      title: 'Countries States Cities Database',
      url: 'https://github.com/dr5hn/countries-states-cities-database',
      licence: 'Open Data Commons Open Database License 1.0',
      licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      usedFor: 'Countries with their currencies, capitals, codes and languages, and the kind of a state.',
      changes:
        'A few wrong values are corrected. The corrected list is under the same licence and comes with Waymark’s source.',
    },
    {
      title: 'Natural Earth',
      url: 'https://www.naturalearthdata.com/',
      licence: 'Public domain',
      licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
      usedFor: 'The outlines of countries and regions on every map.',
      changes: 'Joined to countries and states, and simplified.',
    },
    {
      title: 'countries-and-timezones',
      url: 'https://github.com/manuelmhtr/countries-and-timezones',
      licence: 'MIT License',
      licenceUrl: 'https://opensource.org/license/mit',
      usedFor: 'Time zones of countries for which the list has none.',
    },
    {
      title: 'Exchange API',
      url: 'https://github.com/fawazahmed0/exchange-api',
      licence: 'CC0 1.0',
      licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      usedFor:
        'The first exchange rates. Whoever runs this server may have set another source that refreshes them.',
    },
    {
      title: 'flag-icons',
      url: 'https://github.com/lipis/flag-icons',
      licence: 'MIT License',
      licenceUrl: 'https://opensource.org/license/mit',
      usedFor: 'Flags.',
    },
    {
      title: 'Source Serif 4 and Hanken Grotesk',
      url: 'https://fontsource.org/',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org/',
      usedFor: 'The typefaces.',
    },
  ],
  tilesTitle: 'Map tiles',
  tilesText: 'From a near zoom on, maps show tiles of a tile server:',
}
