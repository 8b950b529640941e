import { rowTops } from '#web/lib/list-window.ts'
import type { ReviewGroup, ReviewRow } from './review.ts'

/** The heights of the list's parts, in pixels. */
export interface RowHeights {
  group: number
  row: number
}

/** A group as the list draws it. */
export interface GroupBlock {
  group: ReviewGroup
  /** Whether its rows are shown. */
  isOpen: boolean
  /** In pixels, from the top of the list. */
  top: number
  height: number
}

/** The groups one below the other, and the total height. */
export function blocksOf(
  groups: readonly ReviewGroup[],
  closed: ReadonlySet<string>,
  heights: RowHeights,
): { blocks: GroupBlock[]; height: number } {
  const sizes = groups.map(({ key, rows }) =>
    closed.has(key) ? heights.group : heights.group + rows.length * heights.row,
  )
  const tops = rowTops(sizes)
  const blocks = groups.map((group, index) => ({
    group,
    isOpen: !closed.has(group.key),
    top: tops[index] ?? 0,
    height: sizes[index] ?? 0,
  }))
  return { blocks, height: tops.at(-1) ?? 0 }
}

/** A heading or a row, in the order in which the arrow keys go through the list. */
export type ListItem = { key: string; top: number } & (
  | { kind: 'group'; group: ReviewGroup }
  | { kind: 'row'; row: ReviewRow }
)

/** The items of the shown groups. */
export const itemsOf = (blocks: readonly GroupBlock[], heights: RowHeights): ListItem[] =>
  blocks.flatMap(({ group, isOpen, top }): ListItem[] => [
    { kind: 'group', key: group.key, group, top },
    ...(isOpen
      ? group.rows.map((row, index): ListItem => ({
          kind: 'row',
          key: row.id,
          row,
          top: top + heights.group + index * heights.row,
        }))
      : []),
  ])
