import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fromTsv, toTsv } from './tsv.ts'

const ledgerFile = new URL('../ledger.txt.br', import.meta.url)
const retiredFile = new URL('../retired.tsv', import.meta.url)

const readLedger = () =>
  existsSync(ledgerFile) ? brotliDecompressSync(readFileSync(ledgerFile)).toString().split('\n') : []

const readRetired = () => (existsSync(retiredFile) ? fromTsv(readFileSync(retiredFile, 'utf8')) : [])

/**
 * Adds record ids to the list of all ids that were ever published. An id in `replaced` is retired, with the id of the
 * record in its place or "". Other missing ids are retired only on request, with the day of the data. Otherwise a city
 * whose id has changed would look like a city that is gone.
 */
export const keepLedger = (
  ids: readonly string[],
  replaced: ReadonlyMap<string, string>,
  retire: boolean,
  day: string,
) => {
  const present = new Set(ids)
  const ledger = [...new Set([...readLedger(), ...ids])].sort()
  writeFileSync(ledgerFile, brotliCompressSync(ledger.join('\n')))
  const since = new Map(readRetired().map((row) => [row['id'], row['since'] ?? '']))
  const retired = ledger
    .filter((id) => !present.has(id) && (since.has(id) || replaced.has(id) || retire))
    .map((id) => ({ id, since: since.get(id) ?? day, replaced_by: replaced.get(id) ?? '' }))
  writeFileSync(retiredFile, toTsv(['id', 'since', 'replaced_by'], retired))
}
