// Without HTTPS browsers have no locks, so every tab continues every import: the server stores no row twice.
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

const nameOf = (importId: string) => `waymark-import ${importId}`

/**
 * Claims an import for this tab, until `signal` aborts or the tab is closed. Does nothing when another tab claimed it.
 */
export const claimImport = async (importId: string, signal: AbortSignal): Promise<void> => {
  await locks()?.request(nameOf(importId), { ifAvailable: true }, (lock) =>
    lock === null || signal.aborted
      ? undefined
      : new Promise<void>((release) => {
          signal.addEventListener('abort', () => release(), { once: true })
        }),
  )
}

/** Whether no tab of this browser has claimed an import. */
export const isUnclaimed = async (importId: string): Promise<boolean> => {
  const { held } = (await locks()?.query()) ?? {}
  return held?.every(({ name }) => name !== nameOf(importId)) ?? true
}
