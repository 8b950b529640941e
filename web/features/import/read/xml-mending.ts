/** The longest reference that is taken for one: "&#1114111;". */
const longestReference = 12

const cdataStart = '<![CDATA['
const cdataEnd = ']]>'

/**
 * Escapes "<" and "&" that stand for themselves, as in "Bar < Café" and "Fish & Chips": some programs write names as
 * they are. Text in CDATA sections is left alone. Takes a document in chunks.
 */
export class XmlMending {
  private held = ''
  private isInCdata = false

  /** The mended text. The end of the chunk may be held back until the next. */
  write(chunk: string): string {
    let rest = this.held + chunk
    let mended = ''
    this.held = ''
    while (rest !== '') {
      const mark = this.isInCdata ? cdataEnd : cdataStart
      const found = rest.indexOf(mark)
      const part = found === -1 ? this.withoutTail(rest) : rest.slice(0, found + mark.length)
      mended += this.isInCdata ? part : escaped(part)
      if (found === -1) break
      this.isInCdata = !this.isInCdata
      rest = rest.slice(part.length)
    }
    return mended
  }

  /** What was held back. */
  end(): string {
    const { held } = this
    this.held = ''
    return this.isInCdata ? held : escaped(held)
  }

  /** Holds back what can be the beginning of a tag, a reference or a mark. */
  private withoutTail(text: string): string {
    const start = Math.max(0, text.length - longestReference)
    const tail = text.slice(start)
    const cut = this.isInCdata ? tail.search(/\]{1,2}$/) : tail.search(/[<&][^>;]*$/)
    if (cut === -1) return text
    this.held = text.slice(start + cut)
    return text.slice(0, start + cut)
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll(/&(?!(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,9});)/gi, '&amp;')
    .replaceAll(/<(?![a-z_:/!?\u{80}-\u{10ffff}])/giu, '&lt;')
