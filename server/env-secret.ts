import { readFileSync } from 'node:fs'

export type EnvSource = Readonly<Record<string, string | undefined>>

/**
 * The value of a variable, or the content of the file that NAME_FILE names; undefined when neither is set. Appends to
 * `problems` when both are set, or the file cannot be read.
 */
export function secretIn(source: EnvSource, name: string, problems: string[]): string | undefined {
  const value = source[name]?.trim() || undefined
  const file = source[`${name}_FILE`]?.trim() || undefined
  if (file === undefined) return value
  if (value !== undefined) {
    problems.push(`  ${name} and ${name}_FILE are both set; one is enough.`)
    return undefined
  }
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push(`  ${name}_FILE should be a file that can be read.`)
    return undefined
  }
}
