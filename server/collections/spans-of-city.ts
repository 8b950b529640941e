/** A stay as it is compared with others in the same city. `lo` and `hi` are those of stays: see shared/collections/stays.ts. */
export interface Span {
  kind: string
  lo: string
  hi: string
  /** Whether both of its ends are days. */
  isExact: boolean
}

/**
 * The stays of a person in one city. An account can have 50,000 in one city, each possibly of a century, and a batch
 * adds 1,000, so each call takes O(log n).
 */
export class SpansOfCity {
  readonly #stays: Covered
  readonly #staysAndLayovers: Covered

  /** `los` has the `lo` of each span that will be added. */
  constructor(los: Iterable<string>) {
    const sorted = [...new Set(los)].sort(byCodeUnits)
    this.#stays = new Covered(sorted)
    this.#staysAndLayovers = new Covered(sorted)
  }

  /** Adds a span. Its `lo` has to be one of the constructor's. */
  add(span: Span) {
    if (span.kind !== 'transit') this.#stays.add(span)
    this.#staysAndLayovers.add(span)
  }

  /**
   * Whether another stay adds nothing to the account. That is true for a stay without dates when there is any other,
   * for one whose possible days include those of an added stay, and for one with exact days that overlap those of an
   * added stay. A layover covers only layovers.
   */
  cover(other: Span): boolean {
    return (other.kind === 'transit' ? this.#staysAndLayovers : this.#stays).cover(other)
  }
}

class Covered {
  readonly #los: readonly string[]
  /** Of all spans with dates, from the latest `lo`. */
  readonly #leastHi: BestOfFirst
  /** Of the spans of exact days, from the earliest `lo`. */
  readonly #greatestHi: BestOfFirst
  #isEmpty = true

  constructor(los: readonly string[]) {
    this.#los = los
    this.#leastHi = new BestOfFirst(los.length, (hi, than) => hi < than)
    this.#greatestHi = new BestOfFirst(los.length, (hi, than) => hi > than)
  }

  add({ lo, hi, isExact }: Span) {
    this.#isEmpty = false
    if (hi === '') return
    const rank = this.#before(lo)
    this.#leastHi.add(this.#los.length - 1 - rank, hi)
    if (isExact) this.#greatestHi.add(rank, hi)
  }

  cover({ lo, hi, isExact }: Span): boolean {
    if (hi === '') return !this.#isEmpty
    const within = this.#leastHi.of(this.#los.length - this.#before(lo))
    if (within !== undefined && within <= hi) return true
    // `hi` with "~" sorts after `hi` and before the next day.
    const overlapping = isExact ? this.#greatestHi.of(this.#before(`${hi}~`)) : undefined
    return overlapping !== undefined && overlapping >= lo
  }

  /** The number of `los` that sort before a text. */
  #before(text: string): number {
    let [from, to] = [0, this.#los.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#los[middle] ?? '') < text) from = middle + 1
      else to = middle
    }
    return from
  }
}

/** A Fenwick tree: the best text among the first `n` places of a list. */
class BestOfFirst {
  readonly #best: (string | undefined)[]
  readonly #isBetter: (text: string, than: string) => boolean

  constructor(places: number, isBetter: (text: string, than: string) => boolean) {
    this.#best = Array.from({ length: places + 1 }, () => undefined)
    this.#isBetter = isBetter
  }

  /** Adds a text at a place, counted from 0. */
  add(place: number, text: string) {
    for (let at = place + 1; at < this.#best.length; at += at & -at) {
      this.#best[at] = this.#better(this.#best[at], text)
    }
  }

  /** The best text at the first `count` places; undefined when there is none. */
  of(count: number): string | undefined {
    let best: string | undefined
    for (let at = count; at > 0; at -= at & -at) best = this.#better(best, this.#best[at])
    return best
  }

  #better(one: string | undefined, other: string | undefined): string | undefined {
    if (one === undefined || other === undefined) return one ?? other
    return this.#isBetter(other, one) ? other : one
  }
}

const byCodeUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
