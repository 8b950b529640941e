/** Texts in UTF-8, one after the other without separators, as views of prebuilt arrays. */
export class PackedTexts {
  readonly length: number
  readonly #bytes: Buffer
  readonly #ends: Uint32Array

  /** `ends`: where each text ends in `bytes`. */
  constructor(bytes: Uint8Array, ends: Uint32Array) {
    this.length = ends.length
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#ends = ends
  }

  at(index: number): string {
    return this.#bytes.toString('utf8', this.#start(index), this.#ends[index])
  }

  /** The index of a text, when the texts are in the order of their bytes; undefined when there is none. */
  indexOf(text: string): number | undefined {
    const key = Buffer.from(text)
    const index = this.#firstFrom(key)
    return index < this.length && this.#compare(index, key) === 0 ? index : undefined
  }

  /** Whether one of the texts, which are in the order of their bytes, begins with this one, which is not empty. */
  hasPrefix(text: string): boolean {
    const key = Buffer.from(text)
    const start = this.#start(this.#firstFrom(key))
    return key.length > 0 && this.#bytes.subarray(start, start + key.length).equals(key)
  }

  #firstFrom(key: Buffer) {
    return lowerBound(this.length, (index) => this.#compare(index, key) < 0)
  }

  #start(index: number) {
    return index === 0 ? 0 : (this.#ends[index - 1] ?? 0)
  }

  #compare(index: number, key: Buffer) {
    return this.#bytes.compare(key, 0, key.length, this.#start(index), this.#ends[index])
  }
}

/** The first of `length` indexes in order for which `isBefore` does not hold, or `length`. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
