// Reads dates that name the Islamic, the Persian, the Buddhist or the Minguo calendar, or a Japanese era.

const hijriMonths =
  'محرم,صفر,ربيع الأول|ربيع الاول,ربيع الآخر|ربيع الاخر|ربيع الثاني,جمادى الأولى|جمادى الاولى,جمادى الآخرة|جمادى الاخرة|جمادى الثانية,رجب,شعبان,رمضان,شوال,ذو القعدة|ذي القعدة,ذو الحجة|ذي الحجة'
const persianMonths = 'فروردین,اردیبهشت,خرداد,تیر,مرداد,شهریور,مهر,آبان,آذر,دی,بهمن,اسفند'

interface Calendar {
  /** Its name for Intl. */
  id: string
  months: readonly RegExp[]
}

const monthsOf = (list: string) =>
  list.split(',').map((names) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'u'))

const hijri: Calendar = { id: 'islamic-umalqura', months: monthsOf(hijriMonths) }
const persian: Calendar = { id: 'persian', months: monthsOf(persianMonths) }

const dayMs = 86_400_000

/** Year, month and day of a Gregorian day in another calendar. */
const partsOf = (format: Intl.DateTimeFormat, time: number): number[] => {
  const parts = format.formatToParts(time)
  return (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value.replaceAll(/\D/g, '')),
  )
}

/** The first Gregorian day of a year, month or day of another calendar, as "2018-09-11"; undefined for an invalid date. */
const gregorianOf = ({ id }: Calendar, year: number, month = 1, day = 1): string | undefined => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${id}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const wanted = year * 10_000 + month * 100 + day
  const yearDays = id === 'persian' ? 365.2422 : 354.367
  const start = id === 'persian' ? Date.UTC(622, 2, 21) : Date.UTC(622, 6, 19)
  const near = start + Math.round((year - 1) * yearDays + (month - 1) * 30 + day - 8) * dayMs
  for (let step = -10; step < 25; step += 1) {
    const [y = 0, m = 0, d = 0] = partsOf(format, near + step * dayMs)
    if (y * 10_000 + m * 100 + d === wanted) return new Date(near + step * dayMs).toISOString().slice(0, 10)
  }
  return undefined
}

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** The Gregorian date of a date in a calendar with 12 months, as precise as the text; undefined when the text is no date. */
const dateOf = (text: string, calendar: Calendar): string | undefined => {
  const named = calendar.months.findIndex((month) => month.test(text)) + 1
  const numbers = numbersOf(text)
  const year = numbers.find((number) => number >= 1300 && number < 1500)
  if (year === undefined) return undefined
  const others = numbers.filter((number) => number !== year)
  const isYearFirst = numbers[0] === year
  const [month, day] = named > 0 ? [named, others[0]] : isYearFirst ? others : others.toReversed()
  if (month !== undefined && month > 12) return undefined
  if (month !== undefined && day !== undefined) return gregorianOf(calendar, year, month, day)
  // A year or month of another calendar lies in two Gregorian ones. The one that contains its middle is chosen.
  const middle = gregorianOf(calendar, year, month ?? 7, month === undefined ? 1 : 15)
  return middle && `${middle.slice(0, month === undefined ? 4 : 7)}~`
}

const ofHijri = /هـ|هجر|(?<!\p{L})(?:AH|H)(?!\p{L})|(?<=\d\s?)ه(?!\p{L})/u
const ofPersian = /ه\.?\s?ش|هجری شمسی|خورشیدی/u
const buddhist = /(?:พ\.?\s?ศ\.?|B\.?\s?E\.?|(?<=\p{Script=Thai}\.?\s?))\s*(2[45]\d\d)(?!\d)/gu
/** The year before the first of each Japanese era, by its letter: "H28" and "R1.5.3". */
const eras: Readonly<Record<string, number>> = { M: 1867, T: 1911, S: 1925, H: 1988, R: 2018 }
const ofEra = /^([MTSHR])\s?\.?(\d{1,2})(?:[./](\d{1,2})(?:[./](\d{1,2}))?|年)?$/

const minguo = /民國\s*(\d{1,3})\s*年?/g

/** The Gregorian date of a text that names another calendar; any other text unchanged, but trimmed. */
export const withCalendars = (text: string): string => {
  const plain = text
    .replaceAll(buddhist, (_, year: string) => ` ${Number(year) - 543}`)
    .replaceAll(minguo, (_, year: string) => `${Number(year) + 1911}`)
    .trim()
    .replace(ofEra, (_, era: string, year: string, month?: string, day?: string) =>
      [
        String((eras[era] ?? 0) + Number(year)),
        ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? []),
      ].join('-'),
    )
  const hasMonth = (calendar: Calendar) => calendar.months.some((month) => month.test(plain))
  const isPersian = ofPersian.test(plain) || (hasMonth(persian) && /(?<!\d)1[34]\d\d(?!\d)/.test(plain))
  const isHijri = ofHijri.test(plain) || (hasMonth(hijri) && /(?<!\d)1[34]\d\d(?!\d)/.test(plain))
  if (!isPersian && !isHijri) return plain
  return dateOf(plain, isPersian ? persian : hijri) ?? plain
}
