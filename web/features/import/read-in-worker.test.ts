import { expect, test } from 'vitest'
import { answering } from './read-in-worker.ts'
import type { FromWorker, Reading } from './reading-messages.ts'

const settings = { leastMinutes: 60 }

/** A file of positions, one every ten minutes. */
const records = (hours: number) =>
  JSON.stringify({
    locations: Array.from({ length: hours * 6 + 1 }, (_, index) => ({
      latitudeE7: 481371000,
      longitudeE7: 115754000,
      timestampMs: String(Date.UTC(2014, 5, 1, 10) + index * 600_000),
    })),
  })

const readWith = async (files: Record<string, string>) => {
  const messages: FromWorker[] = []
  const answer = answering((message) => messages.push(message))
  await answer({
    is: 'read',
    files: Object.entries(files).map(([name, text]) => ({ file: new Blob([text]), name, modified: 0 })),
    answers: {},
    settings,
  })
  const readings = () => messages.flatMap((message) => (message.is === 'read' ? [message.reading] : []))
  return { messages, answer, readings }
}

const staysOf = ({ places }: Reading) => places.map(({ is, file, why }) => ({ is, file, why }))

test('the points of each file become stays of that file, after messages of progress', async () => {
  const { messages, readings } = await readWith({
    'a.json': records(3),
    'b.json': records(5).replaceAll('481371000', '521371000').replaceAll('"14', '"15'),
  })
  expect(messages.map(({ is }) => is)).toEqual(['progress', 'read'])
  const [first] = messages
  expect(first).toMatchObject({ is: 'progress', progress: { reports: [{ name: 'a.json', problems: 0 }] } })
  expect(readings().map(staysOf)).toEqual([
    [
      { is: 'stay', file: 0, why: { by: 'points', count: 19 } },
      { is: 'stay', file: 1, why: { by: 'points', count: 31 } },
    ],
  ])
  expect(readings()[0]?.reports[0]?.from).toBe(Date.UTC(2014, 5, 1, 10))
})

test('other settings derive the stays again without reading', async () => {
  const { answer, readings } = await readWith({ 'a.json': records(3) })
  await answer({ is: 'derive', settings: { leastMinutes: 240 } })
  await answer({ is: 'derive', settings: { leastMinutes: 60, devices: ['google 7'] } })
  await answer({ is: 'derive', settings })
  expect(readings().map(({ places }) => places.length)).toEqual([1, 0, 0, 1])
})
