import type { ReactNode } from 'react'
import { useTileSource } from '#web/lib/config/config.ts'
import { creditsMessages } from '#web/messages/credits.ts'
import { useLanguage } from '#web/messages/language.ts'
import { textLinkClass } from '#web/ui/text-link.ts'
import { attributionParts } from './attribution.ts'

/** The sources of the atlas's data, with the licences that require a credit. */
export function Credits() {
  useLanguage()
  const { heading, lead, licence, usedFor, changes, tilesTitle, tilesText } = creditsMessages
  const tiles = useTileSource()
  const link = (href: string, text: string) => (
    <a href={href} rel="noreferrer" className={textLinkClass('ink')}>
      {text}
    </a>
  )
  return (
    <article className="mx-auto w-full max-w-[60rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="text-34 md:text-44">{heading}</h1>
      <p className="mt-3 max-w-[38rem] text-18 text-pretty text-ink-2">{lead}</p>
      <div className="mt-8 md:mt-12">
        {sources().map((source) => (
          <section key={source.url} className={sectionClass}>
            <h2 className="text-22">{link(source.url, source.title)}</h2>
            <dl className="max-w-[36rem] space-y-2">
              <Line term={usedFor}>{source.usedFor}</Line>
              {source.changes !== undefined && <Line term={changes}>{source.changes}</Line>}
              <Line term={licence}>{link(source.licenceUrl, source.licence)}</Line>
            </dl>
          </section>
        ))}
        {tiles && (
          <section className={sectionClass}>
            <h2 className="text-22">{tilesTitle}</h2>
            <p className="max-w-[36rem]">
              {tilesText}{' '}
              {attributionParts(tiles.attribution).map(({ text, href }) =>
                href === undefined ? text : <span key={href}>{link(href, text)}</span>,
              )}
            </p>
          </section>
        )}
      </div>
    </article>
  )
}

type Source = {
  title: string
  url: string
  licence: string
  licenceUrl: string
  usedFor: string
  changes?: string
}

const sources = (): Source[] => {
  const { geonames, cldr, countriesDatabase, naturalEarth, timeZones, exchangeApi, flags, typefaces } =
    creditsMessages
  const { worldCities, airports } = creditsMessages
  return [
    {
      title: 'GeoNames',
      url: 'https://www.geonames.org/',
      licence: 'Creative Commons Attribution 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      ...geonames,
    },
    {
      title: 'Unicode CLDR',
      url: 'https://cldr.unicode.org/',
      licence: 'Unicode License v3',
      licenceUrl: 'https://www.unicode.org/license.txt',
      ...cldr,
    },
    {
      title: 'Countries States Cities Database',
      url: 'https://github.com/dr5hn/countries-states-cities-database',
      licence: 'Open Data Commons Open Database License 1.0',
      licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      ...countriesDatabase,
    },
    {
      title: 'Natural Earth',
      url: 'https://www.naturalearthdata.com/',
      licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
      ...naturalEarth,
    },
    {
      title: 'SimpleMaps World Cities',
      url: 'https://simplemaps.com/data/world-cities',
      licence: 'Creative Commons Attribution 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      ...worldCities,
    },
    {
      title: 'airportsdata',
      url: 'https://github.com/mborsetti/airportsdata',
      licence: 'MIT License',
      licenceUrl: 'https://opensource.org/license/mit',
      ...airports,
    },
    {
      title: 'OpenTravelData',
      url: 'https://github.com/opentraveldata/opentraveldata',
      licence: 'Creative Commons Attribution 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      ...airports,
    },
    {
      title: 'countries-and-timezones',
      url: 'https://github.com/manuelmhtr/countries-and-timezones',
      licence: 'MIT License',
      licenceUrl: 'https://opensource.org/license/mit',
      ...timeZones,
    },
    {
      title: 'Exchange API',
      url: 'https://github.com/fawazahmed0/exchange-api',
      licence: 'CC0 1.0',
      licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      ...exchangeApi,
    },
    {
      title: 'flag-icons',
      url: 'https://github.com/lipis/flag-icons',
      licence: 'MIT License',
      licenceUrl: 'https://opensource.org/license/mit',
      ...flags,
    },
    {
      url: 'https://fontsource.org/',
      licence: 'SIL Open Font License 1.1',
      licenceUrl: 'https://openfontlicense.org/',
      ...typefaces,
    },
  ]
}

const sectionClass =
  'grid gap-x-8 gap-y-3 border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:py-7'

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="xs:grid xs:grid-cols-[6rem_minmax(0,1fr)] xs:gap-4">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
