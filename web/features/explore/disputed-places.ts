import type { Country } from '#shared/collections/countries.ts'
import { cityId, stateId } from '#shared/domain/gazetteer-ids.ts'

/** A disputed place, by the rule of docs/decisions/167-disputed-places.md. */
export type Dispute = {
  /** ISO 3166-1 codes of those that claim it, and "itself" for a state that declared itself. */
  claimants: readonly string[]
  /** The ISO 3166-1 code of the country that it counts for. */
  counted: string
  /** `own`: it has its own code; `inside`: it lies in the area of a code; `list`: it counts as in GeoNames. */
  reason: 'own' | 'inside' | 'list'
}

const claim = (reason: Dispute['reason'], counted: string, ...claimants: string[]): Dispute => ({
  claimants,
  counted,
  reason,
})

const countries: Readonly<Record<string, Dispute>> = {
  EH: claim('own', 'EH', 'MA', 'itself'),
  FK: claim('own', 'FK', 'AR'),
  PS: claim('own', 'PS', 'IL'),
  TW: claim('own', 'TW', 'CN'),
  XK: claim('list', 'XK', 'RS'),
}

const byId = (
  rows: readonly (readonly [codes: string, dispute: Dispute])[],
  idOf: (code: string) => string,
) => new Map(rows.flatMap(([codes, dispute]) => codes.split(' ').map((code) => [idOf(code), dispute])))

/** By GeoNames' admin-1 codes. */
const states = byId(
  [
    ['UA.11 UA.20', claim('inside', 'UA', 'RU')],
    ['CY.02', claim('inside', 'CY', 'itself')],
    ['GE.02', claim('inside', 'GE', 'itself')],
    ['MD.58', claim('inside', 'MD', 'itself')],
    ['SO.12 SO.19 SO.20 SO.21 SO.22', claim('inside', 'SO', 'itself')],
    ['IN.12', claim('list', 'IN', 'PK')],
    ['PK.06 PK.07', claim('list', 'PK', 'IN')],
    ['IN.30', claim('list', 'IN', 'CN')],
    ['SY.03', claim('list', 'SY', 'IL')],
  ],
  stateId,
)

/** By GeoNames numbers: Jerusalem, Katzrin. */
const cities = byId(
  [
    ['281184', claim('list', 'IL', 'PS')],
    ['443093', claim('list', 'IL', 'SY')],
  ],
  cityId,
)

/** The dispute about a country, a state of it or a city there, by record ids. */
export const disputeOf = (country: Country | undefined, state = '', city = ''): Dispute | undefined =>
  cities.get(city) ?? states.get(state) ?? countries[country?.iso2 ?? '']
