import { excerpt } from './excerpt.ts'

type Modifier = (value: unknown) => unknown

/** What is asked of a value: all of it, by way of a modifier if there is one, or what is asked of its keys. */
interface Branch {
  whole: boolean
  modifier: Modifier | null
  keys: Map<string, Branch>
}

/** The protocol answers a modifier that cannot be read with 200 and no body at all. */
export class MalformedFields extends Error {}

/**
 * What a `fields` parameter leaves of an answer: of a list's items, or of the answer itself. Throws a
 * MalformedFields for a modifier that cannot be read.
 */
export function pickFields(answer: unknown, fields: string | undefined): unknown {
  if (fields === undefined || fields.trim() === '') return answer
  const tree = treeOf(fields)
  if (isObject(answer) && Array.isArray(answer['items']) && 'totalItems' in answer) {
    return { ...answer, items: answer['items'].map((item: unknown) => picked(item, tree)) }
  }
  return picked(answer, tree)
}

function treeOf(fields: string): Branch {
  const tree = newBranch()
  for (const field of fields.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? []) {
    const [path = '', ...call] = field.trim().split(':')
    if (path === '') continue
    let branch = tree
    for (const key of path.split('.')) {
      const next = branch.keys.get(key) ?? newBranch()
      branch.keys.set(key, next)
      branch = next
    }
    branch.whole = true
    branch.modifier = call.length > 0 ? modifierOf(call.join(':')) : null
  }
  return tree
}

const newBranch = (): Branch => ({ whole: false, modifier: null, keys: new Map() })

function modifierOf(call: string): Modifier {
  const [, max, ellipsis = ''] = /^excerpt\(\s*(\d+)\s*(?:,\s*(true|false|1|0|t|f)\s*)?\)$/i.exec(call) ?? []
  if (max === undefined || Number(max) === 0) throw new MalformedFields(`"${call}" is no modifier.`)
  const withEllipsis = /^(true|1|t)$/i.test(ellipsis)
  return (value) => (typeof value === 'string' ? excerpt(value, Number(max), withEllipsis) : value)
}

function picked(value: unknown, branch: Branch): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => picked(item, branch))
  if (!isObject(value)) return value
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const below = branch.keys.get(key) ?? branch.keys.get('*')
    if (below?.whole) result[key] = below.modifier ? below.modifier(inner) : inner
    else if (below) result[key] = picked(inner, below)
  }
  return result
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
