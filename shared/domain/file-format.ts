/** The format of a file: its beginning, the entries of each item, and its end. */
export interface FileFormat<Item> {
  head: string
  /** Each pass goes over all items and returns the entries of each. `before` is the previous item of the pass. */
  passes: readonly ((item: Item, before: Item | undefined) => readonly string[])[]
  /** The text between two entries. */
  separator: string
  /** The end of the file, after the last item of the last pass. */
  tail: (last: Item | undefined) => string
}

/** The beginning and the end of a GeoJSON file whose entries are features. */
export const geoJsonParts = {
  head: '{"type":"FeatureCollection","features":[\n',
  separator: ',\n',
  tail: () => '\n]}\n',
}

/** The file of some items, in parts. `pages` reads the items again for each pass. */
export async function* fileParts<Item>(
  { head, passes, separator, tail }: FileFormat<Item>,
  pages: () => AsyncIterable<readonly Item[]>,
): AsyncGenerator<string> {
  yield head
  let isFirst = true
  let last: Item | undefined
  for (const entriesOf of passes) {
    last = undefined
    for await (const items of pages()) {
      const entries = items.flatMap((item) => {
        const before = last
        last = item
        return entriesOf(item, before)
      })
      if (entries.length === 0) continue
      yield `${isFirst ? '' : separator}${entries.join(separator)}`
      isFirst = false
    }
  }
  yield tail(last)
}
