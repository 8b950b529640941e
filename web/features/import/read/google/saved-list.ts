import type { Format, Head, Sink } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { cellRows } from '#web/features/import/read/plain/cells.ts'
import { textOf } from '#web/features/import/read/values.ts'
import { positionOfMapsUrl } from './maps-url.ts'

const isMapsUrl = (cell: string) =>
  /^https?:\/\/((www|maps)\.)?google\.[a-z.]{2,6}\/(maps|\?cid)|^https?:\/\/(maps\.app\.)?goo\.gl\//.test(
    cell,
  )

/** A row has a link to Google Maps in a separate cell, unlike in any other table. */
const fits = ({ is, text }: Head) =>
  is === 'text' &&
  /(^|\n)[^\n]{0,2000}?,"?https?:\/\/(www\.|maps\.)?google\.[a-z.]{2,6}\/maps/.test(text.slice(0, 8192))

const readRow = (cells: readonly string[], row: number, sink: Sink) => {
  const url = cells.find(isMapsUrl)
  // The header, whose words are in the language of the account, and the description of the list.
  if (url === undefined) {
    if (row > 3 && cells.some((cell) => cell !== '')) sink.problem({ code: 'badRow', row })
    return
  }
  const name = textOf(cells[0])
  const position = positionOfMapsUrl(url)
  if (position === undefined && name === undefined) sink.problem({ code: 'noPlace', row })
  else
    sink.place({
      is: 'wish',
      place:
        position === undefined
          ? { name: name ?? '' }
          : { ...position, ...(name === undefined ? {} : { name }) },
      sure: 0,
      why: { by: 'list' },
      row,
    })
}

/** A list of Google Maps as Takeout saves it: title, note and link in the language of the account. */
export const savedList: Format = {
  id: 'google-saved-list',
  fits: (head) => (fits(head) ? 2 : 0),
  async read(file, sink) {
    const text = await file.text(limits.wholeTextBytes)
    for (const { cells, line } of cellRows(text, ',')) readRow(cells, line, sink)
  },
}
