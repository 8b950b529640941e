import { tellEvents } from '#web/features/import/read/calendar/ics.ts'
import { reservationsOf } from '#web/features/import/read/calendar/reservations.ts'
import type { Format, Head, Sink } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { emitText } from '#web/features/import/read/plain/list.ts'
import { bookingsOf } from './bookings.ts'
import { type Mail, mailsOf } from './mime.ts'

const headerLine =
  /^(?:from|to|date|subject|mime-version|content-type|received|return-path|message-id|x-[\w-]+):/i

/** A mail has headers that only programs write; one that somebody copied is a text. */
const isMail = ({ text }: Head): boolean => {
  const lines = text.slice(0, 4000).split(/\r\n|\r|\n/)
  const isMailbox = /^From \S+.*\d{4}/.test(lines[0] ?? '')
  const top = lines.slice(isMailbox ? 1 : 0, 60)
  const end = top.findIndex((line) => line.trim() === '')
  const headers = top.slice(0, end === -1 ? top.length : end)
  const isHeaded = headers.filter((line) => headerLine.test(line)).length >= 3
  return isHeaded && headers.some((line) => /^(?:mime-version|content-type|received|message-id):/i.test(line))
}

/** Senders and words of mails that no person wrote. */
const automatic =
  /no-?_?reply|do-?not-?reply|ikke-?svar|nicht-?antworten|newsletter|notification|bookings?@|reserv|tickets?@|service@|support@|info@|offers?@|tilbud|noreply|mailer|marketing|billing/i
const unsubscribe =
  /unsubscribe|abbestellen|abmelden|désinscri|se désabonner|darse de baja|cancelar (?:a )?suscripci|disiscri|uitschrijven|avregistrer|avprenumerera|meld deg av|afmeld|wypisz|odhlásit|отписаться|відписатися|leiratkoz|dezabon|abonelikten|配信停止|退订|取消訂閱|수신거부|إلغاء الاشتراك/i

/** The text of a page, a line for each of its blocks. */
const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d|\/td)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|&#160;/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')

const linkedData = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/gi

/** What a mail tells: reservations that it has as data, its calendar, the dates of a booking, or what a person wrote. */
const tellMail = ({ row, headers, parts }: Mail, sink: Sink) => {
  const subject = headers.get('subject') ?? ''
  const ofType = (type: string) => parts.filter((part) => part.type === type).map(({ text }) => text)
  const html = ofType('text/html')
  const found = html.flatMap((text) =>
    [...text.matchAll(linkedData)].map(([, json = '']) => reservationsOf(json)),
  )
  if (found.every(({ rides, places }) => rides.length + places.length === 0)) {
    const calendars = ofType('text/calendar')
    for (const text of calendars) tellEvents(text, sink)
    if (calendars.length > 0) return
  }
  const [body = html.map(textOfHtml).join('\n')] = ofType('text/plain')
  const isAutomatic =
    headers.has('list-unsubscribe') || automatic.test(headers.get('from') ?? '') || unsubscribe.test(body)
  const readable = html.length > 0 ? `${body}\n${html.map(textOfHtml).join('\n')}` : body
  if (found.length === 0) found.push(bookingsOf(readable))
  for (const { rides, places } of found) {
    for (const ride of rides) sink.ride({ ...ride, row })
    for (const place of places) sink.place({ ...place, row })
  }
  if (found.some(({ rides, places }) => rides.length + places.length > 0)) return
  if (isAutomatic) sink.problem({ code: 'leftOut', row, text: subject.slice(0, 80) })
  else {
    const top = [`Date: ${headers.get('date') ?? ''}`, `From: ${headers.get('from') ?? ''}`, '']
    const lines = [...top, ...body.split('\n')]
    emitText(
      lines.map((text, index) => ({ text, row: row + index })),
      sink,
    )
  }
}

/** Mails as mail programs store them, one in a file or many in a mailbox. */
export const mail: Format = {
  id: 'mail',
  fits: (head) => (head.is === 'text' && isMail(head) ? 0.7 : 0),
  async read(file, sink, signal) {
    for (const each of mailsOf(await file.text(limits.wholeTextBytes))) {
      signal.throwIfAborted()
      tellMail(each, sink)
    }
  },
}
