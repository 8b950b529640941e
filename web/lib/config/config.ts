import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { appConfig } from '#shared/config.ts'
import type { AppConfig } from '#shared/config.ts'
import { send } from '#web/lib/api/api.ts'

/** The operator's configuration. It does not change while the page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => send('/api/config', appConfig),
  staleTime: Infinity,
  gcTime: Infinity,
})

/**
 * The context in which the root provides the configuration. Every flag reads it, and a query observer for each of
 * fifty flags would be slow.
 */
export const ConfigContext = createContext<AppConfig | undefined>(undefined)

/** The configuration, or undefined until it is loaded. */
export const useConfig = (): AppConfig | undefined => useContext(ConfigContext)

/** The tile server; undefined until the configuration is loaded, and if the operator has configured none. */
export const useTileSource = () => {
  const config = useConfig()
  if (config === undefined || config.tileUrl === '') return undefined
  return { url: config.tileUrl, attribution: config.tileAttribution, minZoom: config.tileMinZoom }
}

/** The address of a country's flag. The template's {iso2} is replaced by the lower-case code. */
export const flagUrl = (iso2: string, template = '/flags/{iso2}.svg') =>
  template.replace('{iso2}', iso2.toLowerCase())
