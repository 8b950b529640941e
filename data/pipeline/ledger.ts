import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fromTsv, toTsv } from './tsv.ts'

const ledgerFile = new URL('../ledger.txt.br', import.meta.url)
const retiredFile = new URL('../retired.tsv', import.meta.url)

const readLedger = () =>
  existsSync(ledgerFile) ? brotliDecompressSync(readFileSync(ledgerFile)).toString().split('\n') : []

const readRetired = () => (existsSync(retiredFile) ? fromTsv(readFileSync(retiredFile, 'utf8')) : [])

/**
 * Adds record ids to the list of all ids that were ever published. Missing ids are retired only on request, with the
 * day of the data. Otherwise a city whose id has changed would look like a city that is gone.
 */
export const keepLedger = (ids: readonly string[], retire: boolean, day: string) => {
  const present = new Set(ids)
  const ledger = [...new Set([...readLedger(), ...ids])].sort()
  writeFileSync(ledgerFile, brotliCompressSync(ledger.join('\n')))
  const retired = readRetired()
    .map(({ id = '', since = '' }) => ({ id, since }))
    .filter(({ id }) => !present.has(id))
  const known = new Set(retired.map(({ id }) => id))
  const vanished = retire ? ledger.filter((id) => !present.has(id) && !known.has(id)) : []
  writeFileSync(
    retiredFile,
    toTsv(['id', 'since'], [...retired, ...vanished.map((id) => ({ id, since: day }))]),
  )
}
