/**
 * The object stores in IndexedDB. Each key begins with the person's id and a space. Jobs are accepted rows on their
 * way to the server. Reviews and corrections are deleted when the person signs out.
 */
const storeNames = ['jobs', 'reviews', 'corrections'] as const
export type DeviceStore = (typeof storeNames)[number]

const deletedStores = ['reviews', 'corrections'] as const satisfies readonly DeviceStore[]
const databaseName = 'waymark-import'
const version = 2

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
    // Another tab has an older version of the database open.
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')))
  })

const open = async (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(databaseName, version)
  opening.addEventListener('upgradeneeded', () => {
    for (const name of storeNames) {
      if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name)
    }
  })
  const database = await settled(opening)
  // Otherwise a later version could not open the database while this tab is open.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** Resolves when a transaction is complete. */
const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed.')))
  })

/**
 * Runs requests in a store and returns the result of the last one. Returns undefined if the browser cannot store
 * data, for example in some private windows or when the disk is full.
 */
export const withDeviceStore = async <Result>(
  name: DeviceStore,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await open()
    try {
      const transaction = database.transaction(name, mode)
      const ending = completed(transaction)
      const [result] = await Promise.all([settled(run(transaction.objectStore(name))), ending])
      return result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** The keys of one person in a store. */
export const keysOf = (userId: string): IDBKeyRange => IDBKeyRange.bound(`${userId} `, `${userId} \uffff`)

/** Whether the database exists. Opening it would create it, and most people import nothing. */
const isThere = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return false
  }
}

/** Deletes the reviews and corrections of everyone except one person; with "" those of everyone. */
export const deleteOnDevice = async (keptUserId: string): Promise<void> => {
  if (!(await isThere())) return
  const { lower, upper } = keysOf(keptUserId)
  for (const name of deletedStores) {
    await withDeviceStore(name, 'readwrite', (store) => {
      if (keptUserId === '') return store.clear()
      store.delete(IDBKeyRange.upperBound(lower, true))
      return store.delete(IDBKeyRange.lowerBound(upper, true))
    })
  }
}
