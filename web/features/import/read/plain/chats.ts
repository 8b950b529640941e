import { dayOrderOf, numericDate, writtenDay } from '#web/features/import/read/dates.ts'
import { isoDate } from '#web/features/import/read/dates.ts'
import type { Line } from '#web/features/import/read/sources.ts'
import { withPlainDays } from './written-dates.ts'

/** A line of a text, or a message of a chat with its day. */
export interface ChatLine extends Line {
  /** The day on which it was sent; absent in any other text. */
  sent?: string
}

/** "12.05.2023, 18:44 - Anna: Hello", "[1/15/23, 4:05:01 PM] Anna: Hello" */
const message =
  /^[\u200E\u200F]?\[?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\.?,?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?\]?\s*(?:[-–]\s)?(?:[^:]{1,60}:\s)?(.*)$/u
const leastShare = 0.6
const linesOfHead = 50

/** Whether the lines of a text are messages of a chat. */
export const isChat = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '').slice(0, linesOfHead)
  const messages = written.filter((line) => message.test(withPlainDays(line))).length
  return messages >= 2 && messages >= written.length * leastShare
}

/** The messages of a chat without their senders and times. A line without them continues the previous message. */
export const chatLines = (lines: readonly Line[]): ChatLine[] => {
  const found = lines.map((line) => ({ line, parts: message.exec(line.text) }))
  const order = dayOrderOf(found.flatMap(({ parts }) => withYear(parts?.[1] ?? '')))
  const isAmerican = lines.some(({ text }) =>
    /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}\S*\s?[AP]M/i.test(text),
  )
  let sent: string | undefined
  return found.map(({ line, parts }) => {
    const [, date, text] = parts ?? []
    if (date !== undefined) {
      const whole = withYear(date)
      sent = writtenDay(
        isoDate(whole) ?? numericDate(whole, order ?? (isAmerican ? 'monthFirst' : 'dayFirst')),
      )
    }
    return { row: line.row, text: text ?? line.text, ...(sent !== undefined && { sent }) }
  })
}

/** A date with a year of four digits: "1/15/23" becomes "1/15/2023". */
const withYear = (date: string): string => date.replace(/^(\d{1,2}[./-]\d{1,2}[./-])(\d{2})$/, '$120$2')
