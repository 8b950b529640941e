import { limits } from '#web/features/import/read/limits.ts'
import { Unreadable } from '#web/features/import/read/found.ts'

/** A property of an event: its value as written and its parameters in capitals. */
export interface IcsProperty {
  value: string
  parameters: Readonly<Record<string, string>>
}

/** An event of a calendar: its properties by name in capitals. The first of several with one name counts. */
export interface IcsEvent {
  /** The line of its BEGIN, from 1. */
  row: number
  properties: ReadonlyMap<string, IcsProperty>
}

/** The events of an iCalendar text (RFC 5545). Alarms inside of events and other components are left out. */
export function* icsEvents(text: string): Generator<IcsEvent, undefined> {
  let event: { row: number; properties: Map<string, IcsProperty> } | undefined
  let inner = 0
  for (const { line, row } of unfolded(text)) {
    const [name, rest] = [/^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '', line]
    if (name === 'BEGIN') {
      const component = line.slice(6).trim().toUpperCase()
      if (event !== undefined) inner += 1
      else if (component === 'VEVENT') event = { row, properties: new Map() }
    } else if (name === 'END') {
      if (event !== undefined && inner === 0) {
        yield event
        event = undefined
      } else inner = Math.max(0, inner - 1)
    } else if (event !== undefined && inner === 0 && name !== '') {
      const property = propertyOf(rest.slice(name.length))
      if (property !== undefined && !event.properties.has(name)) event.properties.set(name, property)
    }
  }
}

/** The lines of the text, each joined with its continuation lines, which begin with a space or tab. */
function* unfolded(text: string): Generator<{ line: string; row: number }, undefined> {
  let [parts, row, length]: [string[], number, number] = [[], 1, 0]
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^[ \t]/.test(line) && parts.length > 0) {
      length += line.length
      if (length > limits.fieldLength) throw new Unreadable('tooLong')
      parts.push(line.slice(1))
    } else {
      if (parts.length > 0) yield { line: parts.join(''), row }
      ;[parts, row, length] = [[line], index + 1, line.length]
    }
  }
  if (parts.length > 0) yield { line: parts.join(''), row }
}

/** ";TZID=Europe/Berlin:20190503T100000" */
const propertyOf = (text: string): IcsProperty | undefined => {
  const parameters: Record<string, string> = {}
  let at = 0
  while (text[at] === ';') {
    const equals = text.indexOf('=', at)
    if (equals === -1) return undefined
    const isQuoted = text[equals + 1] === '"'
    const start = isQuoted ? equals + 2 : equals + 1
    let end = start
    while (end < text.length && (isQuoted ? text[end] !== '"' : text[end] !== ';' && text[end] !== ':'))
      end += 1
    parameters[text.slice(at + 1, equals).toUpperCase()] = text.slice(start, end)
    at = isQuoted ? end + 1 : end
  }
  return text[at] === ':' ? { value: text.slice(at + 1), parameters } : undefined
}

/** The text of a value without the escapes of commas, semicolons and line ends. */
export const icsText = (property: IcsProperty | undefined): string =>
  (property?.value ?? '')
    .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .trim()
