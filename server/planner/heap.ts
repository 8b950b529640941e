interface Entry {
  readonly item: number
  readonly cost: number
}

/** A binary heap: pop() returns the entry with the least cost. */
export class Heap {
  readonly #entries: Entry[] = []

  push(item: number, cost: number) {
    const entries = this.#entries
    let at = entries.push({ item, cost }) - 1
    while (at > 0) {
      const up = (at - 1) >> 1
      if ((entries[up]?.cost ?? 0) <= cost) break
      this.#swap(at, up)
      at = up
    }
  }

  pop(): Entry | undefined {
    const entries = this.#entries
    const [top] = entries
    const last = entries.pop()
    if (!top || !last || entries.length === 0) return top
    entries[0] = last
    for (let at = 0; ;) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2])
        if ((entries[child]?.cost ?? Infinity) < (entries[least]?.cost ?? Infinity)) least = child
      if (least === at) return top
      this.#swap(at, least)
      at = least
    }
  }

  #swap(a: number, b: number) {
    const [x, y] = [this.#entries[a], this.#entries[b]]
    if (x && y) [this.#entries[a], this.#entries[b]] = [y, x]
  }
}
