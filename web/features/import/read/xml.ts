import { Unreadable } from './found.ts'
import type { Sink, Source } from './found.ts'
import { limits } from './limits.ts'
import { textChunksOf } from './sources.ts'
import { XmlMending } from './xml-mending.ts'

/** An element as it begins. Names are without their namespace's prefix. */
interface XmlTag {
  name: string
  attributes: Readonly<Record<string, string>>
  /** The line of the file, from 1. */
  row: number
}

export interface XmlHandlers {
  open?: (tag: XmlTag) => void
  /** Called with the text between two tags, or with a part of it. */
  text?: (text: string) => void
  /** Called at the end of an element with the text directly in it, without spaces around. */
  close?: (name: string, text: string) => void
}

/** Characters given to the parser at once, after which the bounds are tested. */
const stepLength = 64 * 1024

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML of any size element by element. Only the five entities of XML are known; a document that declares others is
 * refused. Malformed parts are told once as damaged and reading goes on. Throws Unreadable when there is no element.
 */
export const readXml = async (
  file: Source,
  sink: Sink,
  signal: AbortSignal,
  { open, text: told, close }: XmlHandlers,
): Promise<void> => {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  const texts: string[] = []
  let elements = 0
  let sinceEvent = 0
  let isDamaged = false
  let isEnded = false
  const append = (text: string) => {
    sinceEvent = 0
    const level = texts.length - 1
    const all = (texts[level] ?? '') + text
    if (all.length > limits.fieldLength) throw new Unreadable('tooLong')
    if (level >= 0) texts[level] = all
    told?.(text)
  }
  parser.on('doctype', (doctype) => {
    sinceEvent = 0
    if (doctype.includes('<!ENTITY')) throw new Unreadable('entities')
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('comment', () => {
    sinceEvent = 0
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    elements += 1
    if (texts.length >= limits.depth) throw new Unreadable('tooDeep')
    texts.push('')
    open?.({ name: withoutPrefix(name), attributes, row: parser.line })
  })
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    const text = texts.pop() ?? ''
    // The parser closes what is open at the end of the file: such an element may be half of one.
    if (!isEnded) close?.(withoutPrefix(name), text.trim())
  })
  // Its own method makes an error with a stack for each fault, of which a damaged file can have millions.
  parser.fail = () => {
    if (!isEnded && !isDamaged) sink.problem({ code: 'damaged', row: parser.line })
    isDamaged = true
    return parser
  }
  const mending = new XmlMending()
  const write = (text: string) => {
    for (let start = 0; start < text.length; start += stepLength) {
      const step = text.slice(start, start + stepLength)
      sinceEvent += step.length
      parser.write(step)
      if (sinceEvent > limits.fieldLength + stepLength) throw new Unreadable('tooLong')
    }
  }
  for await (const chunk of textChunksOf(file, signal)) write(mending.write(chunk))
  write(mending.end())
  const isCutOff = texts.length > 0
  isEnded = true
  parser.close()
  if (elements === 0) throw new Unreadable('malformedXml')
  if (isCutOff) sink.problem({ code: 'cutOff' })
}
