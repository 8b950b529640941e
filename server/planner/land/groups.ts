/** Disjoint sets of numbers (union-find), such as the polygons of one landmass. */
export class Groups {
  readonly #parent: Int32Array

  /** The sets of `parents`, as another Groups had them. */
  constructor(parents: Int32Array) {
    this.#parent = parents
  }

  /** A set for each number. */
  static ofEach(size: number): Groups {
    return new Groups(Int32Array.from({ length: size }, (_, index) => index))
  }

  get parents(): Int32Array {
    return this.#parent
  }

  join(a: number, b: number) {
    if (a >= 0 && b >= 0) this.#parent[this.#root(a)] = this.#root(b)
  }

  same(a: number, b: number) {
    return a >= 0 && b >= 0 && this.#root(a) === this.#root(b)
  }

  #root(member: number): number {
    let root = member
    for (let up = this.#parent[root]; up !== undefined && up !== root; up = this.#parent[root]) {
      this.#parent[root] = this.#parent[up] ?? up
      root = up
    }
    return root
  }
}
