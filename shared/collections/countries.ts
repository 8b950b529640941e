import * as z from 'zod/mini'
import { recordBase, recordTimes } from '#shared/records.ts'

/** A time zone of a country, in the format of the country data's source. */
const countryTimezone = z.object({
  zoneName: z.string(),
  gmtOffset: z.number(),
  gmtOffsetName: z.string(),
  abbreviation: z.string(),
  tzName: z.string(),
})

export const country = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  iso2: z.string(),
  iso3: z.string(),
  numeric_code: z.number(),
  phone_code: z.string(),
  capital: z.string(),
  currency: z.string(),
  currency_name: z.string(),
  currency_symbol: z.string(),
  tld: z.string(),
  native: z.string(),
  region: z.string(),
  subregion: z.string(),
  nationality: z.string(),
  timezones: z.array(countryTimezone),
  latitude: z.number(),
  longitude: z.number(),
  emoji: z.string(),
  emojiU: z.string(),
  /** People, rounded; 0 where nobody lives. */
  population: z.number(),
  /** In square kilometres, including inland waters. */
  area: z.number(),
  /** `state`, `territory`, `disputed` or `antarctica`. */
  kind: z.string(),
  /** Of the United Nations: `member`, `observer` or `none`. */
  un_status: z.string(),
  /** The iso2 code of the state to which a territory belongs; a state names itself; "" without any. */
  sovereign: z.string(),
  /** AF AS EU NA SA OC AN, or "" for islands that belong to none. */
  continent: z.string(),
  /** The id of the capital; only members and observers of the United Nations have one. */
  capital_city: z.string(),
})

export type Country = z.infer<typeof country>
