import { defineCollection } from './define-collection.ts'
import { publicReadOnly, times } from './rules.ts'

export const countries = defineCollection('country', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true },
    iso2: { type: 'text' },
    iso3: { type: 'text' },
    numeric_code: { type: 'number' },
    phone_code: { type: 'text' },
    capital: { type: 'text' },
    currency: { type: 'text' },
    currency_name: { type: 'text' },
    currency_symbol: { type: 'text' },
    tld: { type: 'text' },
    native: { type: 'text' },
    region: { type: 'text' },
    subregion: { type: 'text' },
    nationality: { type: 'text' },
    timezones: { type: 'json' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    emoji: { type: 'text' },
    emojiU: { type: 'text' },
    population: { type: 'number' },
    area: { type: 'number' },
    ...times,
  },
  rules: publicReadOnly,
  gazetteer: true,
})
