import { CompiledQuery } from 'kysely'
import { Reader } from './reader/reader.ts'
import { storageTrouble } from './storage-trouble.ts'

/**
 * Reads a whole SQLite file in another process with low CPU priority. Returns a description of the damage, or null when
 * there is none. Throws when the file could not be read to its end.
 */
export async function damageIn(file: string): Promise<string | null> {
  const reader = new Reader(file)
  reader.yieldCpu()
  try {
    await reader.ready
    const check = CompiledQuery.raw('pragma quick_check(1)')
    const [first] = (await reader.executeQuery<{ quick_check: string }>(check)).rows
    return first?.quick_check === 'ok' ? null : String(first?.quick_check)
  } catch (error) {
    if (error instanceof Error && storageTrouble(error) === 'damaged') return error.message
    throw error
  } finally {
    reader.end(new Error('The file was read.'))
  }
}
