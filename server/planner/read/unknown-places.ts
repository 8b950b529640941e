import type { Item } from './items.ts'

/** The names that are written and placed like a city or area and that the gazetteer does not have. */
export function unknownPlaces(items: readonly Item[]): string[] {
  const found: string[] = []
  for (let i = 0; i < items.length; i++) {
    const first = items[i]
    if (first?.kind !== 'word' || !first.capital || first.ordinary || !placeWouldStand(items, i)) continue
    let name = first.text
    for (
      let next = items[i + 1];
      next?.kind === 'word' && next.capital && next.gap === '';
      next = items[i + 1]
    ) {
      name += ` ${next.text}`
      i++
    }
    found.push(name)
  }
  return found
}

function placeWouldStand(items: readonly Item[], index: number): boolean {
  const before = items[index - 1]
  if (!before) return items[index + 1]?.gap === ','
  if (before.kind === 'place') return items[index]?.gap === ','
  if (before.kind !== 'phrase') return false
  const names = [
    'in',
    'to',
    'start',
    'end',
    'via',
    'visit',
    'onward',
    'and',
    'flyFrom',
    'home',
    'arrive',
  ] as const
  return names.some((name) => before.names.includes(name))
}
