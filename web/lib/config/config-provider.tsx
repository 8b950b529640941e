import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfigContext, configQuery } from './config.ts'

/**
 * Provides the configuration to its children. Components that do not read it are not rendered again when it is
 * loaded.
 */
export function ConfigProvider({ children }: { children: ReactNode }) {
  return <ConfigContext value={useQuery(configQuery).data}>{children}</ConfigContext>
}
