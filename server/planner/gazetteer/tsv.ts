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
