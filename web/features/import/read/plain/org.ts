import type { Format, Sink } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import type { Line } from '#web/features/import/read/sources.ts'
import { emitTable } from './csv.ts'
import { emitText } from './list.ts'

/** `#+TITLE: Trips`, which only Org mode has. */
const setting = /^[ \t]*#\+[A-Z_]+:/im
const heading = /^(\*+)\s+(\S.*)$/u
/** The tags at the end of a heading: ":trips:europe:". */
const tags = /\s:[\p{L}\d_@#%:]+:$/u
const row = /^\s*\|/
/** The line between two rows: "|-----+-----|". */
const rule = /^[ \t]*\|-+[+|]/m
/** A timestamp: a day with the weekday and an optional time in brackets, `<2018-12-07 Pá>`, `[2018-12-07 Fri 10:00]`. */
const stamp = /[<[](\d{4}-\d\d-\d\d)(?:\s+[^\s\d<>[\]]+)?(?:\s+(\d{1,2}:\d\d))?[^<>[\]]{0,40}[>\]]/gu

const withPlainStamps = (text: string): string =>
  text
    .replaceAll(stamp, (_, day: string, time: string | undefined) =>
      time === undefined ? day : `${day} ${time.padStart(5, '0')}`,
    )
    .replaceAll(/(?<=\d)--(?=\d{4}-)/g, ' – ')

/** Whether a line is neither a heading nor text: a setting, a property drawer, planning or a comment. */
const isOfProgram = (text: string) =>
  /^(?:#\+|# |:[\p{L}_-]+:(?:\s|$)|(?:CLOSED|SCHEDULED|DEADLINE):)/u.test(text.trim())

interface OrgTable {
  titles: readonly string[]
  /** The line of the file in which it begins, from 1. */
  row: number
  lines: string[]
}

/** The tables of a text with the headings above each, and all other lines, whose headings are written as in Markdown. */
const partsOf = (text: string): { tables: OrgTable[]; others: Line[] } => {
  const tables: OrgTable[] = []
  const others: Line[] = []
  let titles: string[] = []
  let table: OrgTable | undefined
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { text: withPlainStamps(written.replace(/^\uFEFF/, '')), row: index + 1 }
    if (row.test(line.text)) {
      if (table === undefined) tables.push((table = { titles, row: line.row, lines: [] }))
      // A blank line replaces a rule, so that the numbers of the lines stay. It is not a row.
      table.lines.push(rule.test(line.text) ? '' : line.text)
      continue
    }
    table = undefined
    const [, stars = '', named = ''] = heading.exec(line.text.trimEnd()) ?? []
    const title = named.replace(tags, '').trim()
    if (stars !== '') {
      titles = [...titles.slice(0, Math.min(stars.length, mostLevels) - 1), title]
      others.push({ ...line, text: `${'#'.repeat(Math.min(stars.length, mostLevels))} ${title}` })
    } else if (!isOfProgram(line.text)) others.push(line)
  }
  return { tables, others }
}

const mostLevels = 6

/** A sink for a part of a file, whose first line is line `first` of the file. */
const sinkFrom = (first: number, sink: Sink): Sink => {
  const moved = <Found extends { row?: number }>(found: Found): Found =>
    found.row === undefined ? found : { ...found, row: found.row + first - 1 }
  return {
    ...sink,
    place: (found) => sink.place(moved(found)),
    ride: (found) => sink.ride(moved(found)),
    problem: (problem) => sink.problem(moved(problem)),
  }
}

/** Files of Org mode: tables and lists below headings, which give a year, country or kind to the lines below them. */
export const org: Format = {
  id: 'csv',
  fits: ({ is, text }) =>
    is === 'text' && (setting.test(text) || rule.test(text)) && /^\*+ /m.test(text) ? 0.4 : 0,
  async read(file, sink, signal, answers) {
    const { tables, others } = partsOf(await file.text(limits.wholeTextBytes))
    // Only one question of a kind can be asked for a file, so only the first table asks.
    const silent: Sink = { ...sink, question: () => undefined }
    for (const [index, { titles, row: first, lines }] of tables.entries()) {
      signal.throwIfAborted()
      const isAsked = index === 0
      emitTable(lines.join('\n'), titles, sinkFrom(first, isAsked ? sink : silent), isAsked ? answers : {})
    }
    emitText(others, sink)
  },
}
