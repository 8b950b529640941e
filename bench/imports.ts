/**
 * Measures storing and undoing an import of 50,000 stays (or the number in the argument) in batches of 1,000. It
 * starts a server on the database of DATABASE_URL, or on SQLite. With `one` as the second argument all stays are in
 * one city.
 */
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { addDays } from '#shared/domain/day.ts'
import { mostRowsOfBatch } from '#shared/imports.ts'
import { report } from './report.ts'
import { type Session, signUp, startServer } from './server.ts'

const count = Number(process.argv[2] ?? 50_000)
const isOneCity = process.argv[3] === 'one'
const budgetSeconds = { store: 60, again: 60, undo: 30 }

await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const session = await signUp(server.url)
    const cities = await citiesOf(server.url)
    const stays = Array.from({ length: count }, (_, index) => {
      // Nine days apart in each city, so that no two stays overlap.
      const city = isOneCity ? cities[0] : cities[index % cities.length]
      const turn = isOneCity ? index : Math.floor(index / cities.length)
      const start = addDays('1901-01-01', (turn * (isOneCity ? 0.9 : 9)) | 0)
      return { city, kind: 'visited', start, end: isOneCity ? '' : addDays(start, index % 5), note: '' }
    })
    const first = await stored(server.url, session, stays)
    report(`storing ${count} stays`, first.seconds, budgetSeconds.store, 's')
    report('the slowest batch', first.slowestMs, 1500, 'ms')
    console.log(`     ${first.stays} stored, ${first.there} already stored`)
    const again = await stored(server.url, session, stays)
    report('storing the same stays again', again.seconds, budgetSeconds.again, 's')
    console.log(`     ${again.stays} stored, ${again.there} already stored`)
    const began = performance.now()
    const undone = await post(server.url, session, `/${first.id}/undo`, {})
    report('undoing it', (performance.now() - began) / 1000, budgetSeconds.undo, 's')
    console.log(`     ${JSON.stringify(undone)}`)
  } finally {
    await server.stop()
  }
})

async function citiesOf(url: string): Promise<string[]> {
  const pages = Array.from({ length: 10 }, async (_, index) => {
    const path = `/api/collections/city/records?perPage=1000&page=${index + 1}&fields=id&sort=-population`
    const { items } = (await (await fetch(`${url}${path}`)).json()) as { items: { id: string }[] }
    return items.map(({ id }) => id)
  })
  return (await Promise.all(pages)).flat()
}

async function post(url: string, { token }: Session, path: string, body: unknown) {
  const response = await fetch(`${url}/api/imports${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function stored(url: string, session: Session, stays: readonly object[]) {
  const began = performance.now()
  const made = await post(url, session, '', { format: 'bench', name: '', found: stays.length })
  const id = String(made['id'])
  const sum = { stays: 0, there: 0 }
  let slowestMs = 0
  for (let number = 1; (number - 1) * mostRowsOfBatch.stays < stays.length; number++) {
    const from = (number - 1) * mostRowsOfBatch.stays
    const batch = { number, stays: stays.slice(from, from + mostRowsOfBatch.stays), wishes: [], trips: [] }
    const sent = performance.now()
    const result = (await post(url, session, `/${id}/batches`, batch)) as {
      stored: { stays: number }
      there: { stays: number }
    }
    slowestMs = Math.max(slowestMs, performance.now() - sent)
    sum.stays += result.stored.stays
    sum.there += result.there.stays
  }
  await post(url, session, `/${id}/finish`, {})
  return { id, seconds: (performance.now() - began) / 1000, slowestMs, ...sum }
}
