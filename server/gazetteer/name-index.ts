/** A compact hash table from 700,000 names to cities. */
export class NameIndex {
  #bytes: Buffer
  #length = 0
  #count = 0
  readonly #starts: Uint32Array
  readonly #owners: Uint32Array
  readonly #next: Uint32Array
  readonly #heads: Uint32Array
  readonly #mask: number

  /** Creates room for `capacity` names with `byteCapacity` bytes together. */
  constructor(capacity: number, byteCapacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, capacity)))
    this.#bytes = Buffer.allocUnsafeSlow(byteCapacity)
    this.#starts = new Uint32Array(capacity + 1)
    this.#owners = new Uint32Array(capacity)
    // Entries are numbered from 1, and 0 ends a chain.
    this.#next = new Uint32Array(capacity + 1)
    this.#heads = new Uint32Array(slots)
    this.#mask = slots - 1
  }

  /** Adds a normalised (ASCII) name of the city with this index. */
  add(name: string, owner: number) {
    if (this.#length + name.length > this.#bytes.length || this.#count >= this.#owners.length) {
      throw new Error('The name index is full.')
    }
    this.#bytes.write(name, this.#length, 'latin1')
    this.#length += name.length
    this.#owners[this.#count] = owner
    this.#count++
    this.#starts[this.#count] = this.#length
    const slot = hash(name) & this.#mask
    this.#next[this.#count] = this.#heads[slot] ?? 0
    this.#heads[slot] = this.#count
  }

  /** Frees unused capacity after the last name. */
  trim() {
    const exact = Buffer.allocUnsafeSlow(this.#length)
    this.#bytes.copy(exact, 0, 0, this.#length)
    this.#bytes = exact
  }

  /** The cities with this name, without duplicates. */
  find(name: string): number[] {
    const found = new Set<number>()
    let entry = this.#heads[hash(name) & this.#mask] ?? 0
    while (entry !== 0) {
      if (this.#is(entry - 1, name)) found.add(this.#owners[entry - 1] ?? 0)
      entry = this.#next[entry] ?? 0
    }
    return [...found]
  }

  #is(entry: number, name: string) {
    const start = this.#starts[entry] ?? 0
    const end = this.#starts[entry + 1] ?? 0
    if (end - start !== name.length) return false
    for (let i = 0; i < name.length; i++) if (this.#bytes[start + i] !== name.charCodeAt(i)) return false
    return true
  }
}

// FNV-1a, followed by a mix because the low bits select the slot.
function hash(text: string) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
