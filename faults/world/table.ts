import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import type { DatabaseKind, Scale } from './world.ts'

/** What was observed of a fault on one database. */
export interface Result {
  name: string
  what: string
  kind: DatabaseKind
  scale: Scale
  times: number
  seen: string
  outcome: 'ok' | 'FAILED'
  seconds: number
}

const page = 'docs/reliability.md'
const [begin, end] = ['<!-- npm run faults: begin -->', '<!-- npm run faults: end -->'] as const
const head =
  '| Repeat with `npm run faults --` | What is done | Times | What was seen | | Seen on |\n|---|---|---|---|---|---|'
const rowName = /^\| `(\S+ --database \S+)/
const longestSeen = 400

/** Replaces the rows of these results in the table of docs/reliability.md. Rows from another machine are removed. */
export function writeTable(results: readonly Result[]) {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [table = '', after = ''] = rest.split(end)
  const machine = machineLine()
  const old = table.includes(machine) ? table.split('\n') : []
  const rows = new Map<string, string>()
  for (const row of [...old, ...results.map(rowOf)]) {
    const name = rowName.exec(row)?.[1]
    if (name !== undefined) rows.set(name, row)
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const lines = [begin, '', machine, '', head, ...sorted, '', end].join('\n')
  writeFileSync(page, before + lines + after)
}

function rowOf({ name, what, kind, scale, times, seen, outcome }: Result): string {
  const options = [
    times === scale.times ? ` --times ${times}` : '',
    scale.minutes === 1 ? '' : ` --minutes ${scale.minutes}`,
  ]
  const command = `${name} --database ${kind}${options.join('')}`
  const day = new Date().toISOString().slice(0, 10)
  const cells = [`\`${command}\``, what, times, plain(seen), outcome, `${day}, \`${commit()}\``]
  return `| ${cells.join(' | ')} |`
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, longestSeen)

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

function machineLine() {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, Linux ${release()}, Node ${process.version.slice(1)}.`
}
