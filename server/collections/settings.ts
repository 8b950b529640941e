import { countRules, mostHiddenDays } from '#shared/collections/settings.ts'
import { defineCollection } from './define-collection.ts'
import { owner, ownerReads, times } from './rules.ts'

/** Private data of an account. The server creates a row with each user. */
export const settings = defineCollection('settings', {
  type: 'base',
  fields: {
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    authWithPasswordAvailable: { type: 'bool', serverSet: true },
    count_rule: { type: 'select', required: true, values: countRules, maxSelect: 1 },
    count_territories: { type: 'bool' },
    count_transit: { type: 'bool' },
    home: { type: 'relation', to: 'city', maxSelect: 1, cascadeDelete: false },
    hide_recent_days: { type: 'number', integer: true, min: 0, max: mostHiddenDays },
    ...times,
  },
  rules: { ...ownerReads, update: owner },
  unique: [{ columns: ['user'] }],
  madeByServer: true,
})
