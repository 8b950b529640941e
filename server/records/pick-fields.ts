import { excerpt } from './excerpt.ts'

type Modifier = (value: unknown) => unknown

/** The paths that a `fields` parameter names, each with what is done to the value at its end. */
type Paths = ReadonlyMap<string, Modifier | null>

/**
 * What a `fields` parameter leaves of an answer: of a list's items, or of the answer itself. Throws a
 * MalformedFields for a modifier that cannot be read.
 */
export function pickFields(answer: unknown, fields: string | undefined): unknown {
  if (fields === undefined || fields.trim() === '') return answer
  const paths = pathsOf(fields)
  if (isObject(answer) && Array.isArray(answer['items']) && 'totalItems' in answer) {
    return { ...answer, items: answer['items'].map((item: unknown) => picked(item, paths)) }
  }
  return picked(answer, paths)
}

/** The protocol answers a modifier that cannot be read with 200 and no body at all. */
export class MalformedFields extends Error {}

function pathsOf(fields: string): Paths {
  const paths = new Map<string, Modifier | null>()
  for (const [, path = '', call] of fields.matchAll(/\s*((?:[^,(:]|:(?!\w+\())+)(:\w+\([^)]*\)?)?[^,]*,?/g)) {
    const name = path.trim()
    if (name !== '') paths.set(name, call === undefined ? modifierIn(name) : modifierOf(call))
  }
  return paths
}

// A colon without a call after it is a modifier that cannot be read, too.
function modifierIn(name: string): null {
  if (name.includes(':')) throw new MalformedFields(`"${name}" has no modifier.`)
  return null
}

function modifierOf(call: string): Modifier {
  const [, max, ellipsis = 'false'] =
    /^:excerpt\(\s*(\d+)\s*(?:,\s*(true|false|1|0|t|f)\s*)?\)$/i.exec(call) ?? []
  if (max === undefined || Number(max) === 0) throw new MalformedFields(`"${call}" is no modifier.`)
  const withEllipsis = /^(true|1|t)$/i.test(ellipsis)
  return (value) => (typeof value === 'string' ? excerpt(value, Number(max), withEllipsis) : value)
}

function picked(value: unknown, paths: Paths): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => picked(item, paths))
  if (!isObject(value)) return value
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const below = new Map<string, Modifier | null>()
    for (const [path, modifier] of paths) {
      if (path === key) below.set('', modifier)
      else if (path.startsWith(`${key}.`)) below.set(path.slice(key.length + 1), modifier)
    }
    const whole = below.get('') ?? (below.size === 0 ? paths.get('*') : undefined)
    if (below.has('') || (below.size === 0 && paths.has('*'))) result[key] = whole ? whole(inner) : inner
    else if (below.size > 0) result[key] = picked(inner, below)
  }
  return result
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
