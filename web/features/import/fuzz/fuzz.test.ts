import { expect, test } from 'vitest'
import { formats } from '#web/features/import/read/formats.ts'
import { readFiles } from '#web/features/import/read/read-files.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { processorMs } from '#web/test/processor-ms.ts'
import { fuzz } from './fuzz.ts'
import { samplesOfApps } from './samples-of-apps.ts'
import { samples } from './samples.ts'

const all = async () => ({ ...(await samples()), ...samplesOfApps() })

test('every sample is a file of its format', async () => {
  const fuzzed = new Set<string>()
  // The row of the account itself.
  const leftOut = [{ code: 'leftOut', count: 1 }]
  for (const [name, bytes] of Object.entries(await all())) {
    const source = blobSource(new Blob([new Uint8Array(bytes)]), 'file')
    const { reports, found } = await readFiles([source], { signal: new AbortController().signal })
    expect(found, name).toBeGreaterThan(0)
    expect(
      reports.map(({ unreadable, problems }) => ({ unreadable, problems })),
      name,
    ).toEqual(
      reports.map(() => ({ unreadable: undefined, problems: name === 'waymark account' ? leftOut : [] })),
    )
    for (const { format } of reports) if (format !== undefined) fuzzed.add(format)
  }
  // Each format that can be read has a sample.
  expect(formats.map(({ id }) => id).filter((id) => !fuzzed.has(id))).toEqual([])
})

test('20 mutations of each sample neither throw, nor take a second, nor yield impossible places', async () => {
  expect((await fuzz(await all(), 20, 1, processorMs)).failures).toEqual([])
})
