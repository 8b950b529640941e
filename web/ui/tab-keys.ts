import { pageDirection } from '#web/lib/language/direction.ts'

/**
 * The index of the tab to which a key leads from another tab. After the last tab follows the first. Null for other
 * keys.
 */
export const tabOfKey = (key: string, from: number, last: number): number | null => {
  const [forward, backward] =
    pageDirection() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return from === last ? 0 : from + 1
  if (key === backward) return from === 0 ? last : from - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}
