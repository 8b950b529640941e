/** How a file is written: a beginning, the entries of each item and an end. */
export interface FileFormat<Item> {
  head: string
  /** The entries of an item, in one pass over all items after another. `before` is the item before it in this pass. */
  passes: readonly ((item: Item, before: Item | undefined) => readonly string[])[]
  /** Stands between two entries. */
  separator: string
  /** The end of the file, after the last item of the last pass. */
  tail: (last: Item | undefined) => string
}

/** The beginning and the end of GeoJSON whose entries are features. */
export const geoJsonParts = {
  head: '{"type":"FeatureCollection","features":[\n',
  separator: ',\n',
  tail: () => '\n]}\n',
}

/** The file of some items, in parts. `pages` reads the items anew for each pass. */
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
