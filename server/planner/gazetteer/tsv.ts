const newline = 10

/** The lines of a tab-separated text, without the header, each as its columns. */
export function* rows(text: string): Generator<string[]> {
  let start = text.indexOf('\n') + 1
  while (start > 0 && start < text.length) {
    const end = text.indexOf('\n', start)
    const stop = end === -1 ? text.length : end
    if (stop > start) yield text.slice(start, stop).split('\t')
    start = stop + 1
  }
}

/** The lines of a large file, without the header: made one by one, as the whole text would take twice the memory. */
export function* linesOf(file: Buffer): Generator<string, undefined> {
  let start = file.indexOf(newline) + 1
  while (start > 0 && start < file.length) {
    const end = file.indexOf(newline, start)
    const stop = end === -1 ? file.length : end
    if (stop > start) yield file.toString('utf8', start, stop)
    start = stop + 1
  }
  return undefined
}

/** How often a byte occurs. */
export function countOf(file: Buffer, byte: number): number {
  let count = 0
  for (let at = file.indexOf(byte); at !== -1; at = file.indexOf(byte, at + 1)) count++
  return count
}
