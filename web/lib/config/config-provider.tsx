import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfigContext, configQuery } from './config.ts'

/** Gives the configuration to everything in it; what does not read it is not drawn again when it comes. */
export function ConfigProvider({ children }: { children: ReactNode }) {
  return <ConfigContext value={useQuery(configQuery).data}>{children}</ConfigContext>
}
