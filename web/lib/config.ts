import { queryOptions, useQuery } from '@tanstack/react-query'
import { appConfig } from '#shared/config.ts'
import type { AppConfig } from '#shared/config.ts'
import { send } from './api.ts'

/** What the operator configured; it does not change while the page lives. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => send('/api/config', appConfig),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The configuration, or undefined until it has come. */
export const useConfig = (): AppConfig | undefined => useQuery(configQuery).data

/** The address of a country's flag. The template's {iso2} is replaced by the lower-case code. */
export const flagUrl = (iso2: string, template = '/flags/{iso2}.svg') =>
  template.replace('{iso2}', iso2.toLowerCase())
