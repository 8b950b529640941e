import { excerpt } from './excerpt.ts'

type Modifier = (value: unknown) => unknown

/** The selection from one value: the whole value (changed by the modifier, if any), or a selection of its keys. */
interface Branch {
  whole: boolean
  modifier: Modifier | null
  keys: Map<string, Branch>
}

/** Thrown for a malformed modifier. The protocol's response to it has status 200 and an empty body. */
export class MalformedFields extends Error {}

/**
 * The part of a response that a `fields` parameter selects, applied to the items of a list or else to the response
 * itself. Throws MalformedFields for a malformed modifier.
 */
export function pickFields(response: unknown, fields: string | undefined): unknown {
  if (fields === undefined || fields.trim() === '') return response
  const tree = treeOf(fields)
  if (isObject(response) && Array.isArray(response['items']) && 'totalItems' in response) {
    return { ...response, items: response['items'].map((item: unknown) => picked(item, tree)) }
  }
  return picked(response, tree)
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
  if (max === undefined || Number(max) === 0) throw new MalformedFields(`"${call}" is not a valid modifier.`)
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
