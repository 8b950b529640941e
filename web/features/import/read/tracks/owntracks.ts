import type { Format, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem, parsed } from '#web/features/import/read/json-items.ts'
import { linesOf } from '#web/features/import/read/sources.ts'
import { at, instantOf, numberOf, positionOf, textOf } from '#web/features/import/read/values.ts'

/** Tells a message when it is a position; other messages are of regions, settings and last wills. */
const readMessage = (message: unknown, row: number, sink: Sink) => {
  if (at(message, '_type') !== 'location') return
  const position = positionOf(at(message, 'lat'), at(message, 'lon'))
  const time = instantOf(at(message, 'tst'))
  if (position === undefined) sink.problem({ code: 'badPosition', row })
  else if (time === undefined) sink.problem({ code: 'noDate', row })
  else {
    const device = textOf(at(message, 'topic')) ?? textOf(at(message, 'tid'))
    sink.point(
      time,
      position.latitude,
      position.longitude,
      numberOf(at(message, 'acc')),
      device === undefined ? 'owntracks' : `owntracks ${device.slice(0, 60)}`,
    )
  }
}

/** A line of the recorder: the time, what it is ("*" for a position) and the message, with tabs between. */
const messageOfLine = (line: string): string | undefined => {
  const start = line.indexOf('\t', line.indexOf('\t') + 1)
  return start === -1 ? undefined : line.slice(start + 1)
}

/** OwnTracks: the recorder's .rec files and the JSON of its interface. */
export const owntracks: Format = {
  id: 'owntracks',
  fits: ({ is, text, json }) =>
    is === 'json'
      ? [...(json?.keys ?? []), ...(json?.inner['data'] ?? [])].filter(
          (key) => key === '_type' || key === 'tst',
        ).length === 2
      : is === 'text' && /^\d{4}-\d\d-\d\dT[\d:]{8}Z\t[^\t\n]{1,40}\t\{/m.test(text),
  async read(file, sink, signal) {
    const isJson = /^\s*[[{]/.test(await file.slice(0, 64).then((bytes) => new TextDecoder().decode(bytes)))
    if (isJson) {
      await eachJsonItem(
        file,
        sink,
        signal,
        () => true,
        ({ key, value, row }) => {
          if (row > 0 && (key === '' || key === 'data')) readMessage(value, row, sink)
        },
      )
      return
    }
    for await (const { text, row } of linesOf(file, signal)) {
      const written = messageOfLine(text)
      if (written?.startsWith('{') !== true) continue
      const message = parsed(written)
      if (message === undefined) sink.problem({ code: 'badRow', row, text: text.slice(0, 80) })
      else readMessage(message, row, sink)
    }
  },
}
