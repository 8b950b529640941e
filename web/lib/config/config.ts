import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { appConfig } from '#shared/config.ts'
import type { AppConfig } from '#shared/config.ts'
import { send } from '#web/lib/api/api.ts'

/** What the operator configured; it does not change while the page lives. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => send('/api/config', appConfig),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Where the root puts the configuration. Each flag reads it, and a query for each of fifty would be felt. */
export const ConfigContext = createContext<AppConfig | undefined>(undefined)

/** The configuration, or undefined until it has come. */
export const useConfig = (): AppConfig | undefined => useContext(ConfigContext)

/** Where map tiles come from; undefined until that is known, and where an operator wants none. */
export const useTileSource = () => {
  const config = useConfig()
  if (config === undefined || config.tileUrl === '') return undefined
  return { url: config.tileUrl, attribution: config.tileAttribution, minZoom: config.tileMinZoom }
}

/** The address of a country's flag. The template's {iso2} is replaced by the lower-case code. */
export const flagUrl = (iso2: string, template = '/flags/{iso2}.svg') =>
  template.replace('{iso2}', iso2.toLowerCase())
