/**
 * Asks a server with the whole gazetteer for the best matches of queries whose place is known: npm run search:eval [--
 * --failures]. Prints for each kind of query how often the place came first and among the first five, and exits with 1
 * when a guaranteed rate is not reached. The authors of the queries had not seen the search or the gazetteer. The two
 * held-out files were evaluated once before anybody read their failures; since then all files serve to improve the
 * search. The next independent evaluation needs queries by another author, with the same columns: -- --file path runs
 * only those.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { startRealServer } from '#server/test/real-server.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { fold } from '#shared/domain/unaccent.ts'

const promise = { first: 0.95, amongFive: 0.99 }

/** A city this near to the query's position, which is rounded, is the expected place. */
const sameKm = 20
/** A city with the expected name may be this far away: the centre of an island or a region is another place. */
const namesakeKm = 400

const columns = ['query', 'name', 'country', 'state', 'lat', 'lon', 'class'] as const
type Query = Record<(typeof columns)[number], string>

interface FoundCity {
  name: string
  latitude: number
  longitude: number
  expand?: { country?: { iso2: string }; state?: { name: string } }
}

interface Score {
  first: number
  amongFive: number
  total: number
}

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

/** `name` has alternatives separated by "|". */
function isMeant({ name, country, lat, lon }: Query, city: FoundCity): boolean {
  if (city.expand?.country?.iso2 !== country) return false
  const km = distanceKm({ latitude: Number(lat), longitude: Number(lon) }, city)
  return km <= sameKm || (km <= namesakeKm && name.split('|').some((one) => fold(one) === fold(city.name)))
}

async function score(url: string, file: string): Promise<Score> {
  const rows = tsvRows(await readFile(file), columns)
  const kinds = new Map<string, Score>()
  const all: Score = { first: 0, amongFive: 0, total: 0 }
  for (const query of rows) {
    const response = await fetch(`${url}/api/cities/matches?q=${encodeURIComponent(query.query)}`)
    const { items } = (await response.json()) as { items: FoundCity[] }
    const place = items.findIndex((city) => isMeant(query, city))
    const kind = kinds.get(query.class) ?? { first: 0, amongFive: 0, total: 0 }
    kinds.set(query.class, kind)
    for (const counted of [kind, all]) {
      counted.total += 1
      if (place === 0) counted.first += 1
      if (place !== -1) counted.amongFive += 1
    }
    if (place !== 0 && options.failures) {
      const shown = items.map(({ name, expand }) => `${name} (${expand?.country?.iso2 ?? ''})`).join(', ')
      print(
        `  ${query.class}: “${query.query}” means ${query.name} (${query.country}); found: ${shown || 'nothing'}`,
      )
    }
  }
  print(basename(file))
  for (const [kind, counted] of [...kinds].sort(([a], [b]) => a.localeCompare(b)))
    print(lineOf(kind, counted))
  print(lineOf('all', all))
  return all
}

const percent = (met: number, total: number) => `${((100 * met) / total).toFixed(1)} %`
const lineOf = (kind: string, { first, amongFive, total }: Score) =>
  `  ${kind.padEnd(20)} ${String(total).padStart(4)} queries, first ${percent(first, total)}, among five ${percent(amongFive, total)}`

const committed = ['worked-on.tsv', 'held-out.tsv', 'held-out-2.tsv'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)
const files = options.file === undefined ? committed : [options.file]
await withScratchFolder(async (folder) => {
  const server = await startRealServer(folder, {
    ...process.env,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  try {
    for (const file of files) {
      const { first, amongFive, total } = await score(server.url, file)
      if (first / total < promise.first || amongFive / total < promise.amongFive) process.exitCode = 1
    }
  } finally {
    await server.stop()
  }
})
