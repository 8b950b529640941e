import { perLanguage } from '#shared/domain/made-once.ts'
import { seasonNames } from '#shared/words/season-words.ts'
import { seasonWordsOf } from './season-words-of.ts'

/** The languages in which months are recognised, by their scripts. For a name in several languages, the first one counts. */
const languages: readonly (readonly [letters: RegExp, languages: string])[] = [
  [
    /\p{sc=Latin}/u,
    'en de fr es it pt nl pl tr sv cs hu ro fi da nb hr sk sl lt lv et vi id ca gl eu is sq az',
  ],
  [/\p{sc=Cyrillic}/u, 'ru uk bg sr mk kk be'],
  [/\p{sc=Arabic}/u, 'ar fa'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Devanagari}/u, 'hi'],
]

/** Lower case without accents, so that forms of a word compare equal. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')

interface Months {
  /** Months by the forms of their names, folded. */
  names: Map<string, number>
  /** The stems of long names, which other grammatical cases share: "październik" in "październiku". */
  stems: [stem: string, longest: number, month: number][]
}

const monthsOf = perLanguage((language): Months => {
  const names = new Map<string, number>()
  const stems: Months['stems'] = []
  const options = [
    { month: 'long' },
    { month: 'long', year: 'numeric' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
  ] as const
  for (const each of options) {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...each })
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2019, month - 1, 1))
      const key = folded(parts.find(({ type }) => type === 'month')?.value ?? '').replaceAll('.', '')
      if (key.length < 2 || /[\d\s]/.test(key)) continue
      if (!names.has(key)) names.set(key, month)
      // A stem of three letters allows only words of four: "maybe", "married" and "jungle" are not months.
      if (each.month === 'long' && key.length === 4) stems.push([key.slice(0, 3), 4, month])
      else if (each.month === 'long' && key.length > 4)
        stems.push([key.slice(0, Math.max(4, key.length - 2)), key.length + 5, month])
    }
  }
  return { names, stems: stems.sort(([one], [other]) => other.length - one.length) }
})

/** Languages whose capitalized names of months are more often names of places and people: Augusta, Marta. */
const rare = new Set(['lt', 'lv', 'et', 'sq', 'az', 'eu', 'sl', 'sk'])

/** Forms that Intl does not have. */
const others: Readonly<Record<string, number>> = { sept: 9, set: 9, lutym: 2 }

/** The month that a word names. */
interface MonthWord {
  month: number
  /** Whether the word is a name of the month, not another grammatical case of it. */
  isExact: boolean
}

/** The minimum length of a capitalized word that counts as another grammatical case of a month. */
const leastInCapitals = 10

const monthIn = (word: string, { names, stems }: Months): MonthWord | undefined => {
  const exact = names.get(word)
  if (exact !== undefined) return { month: exact, isExact: true }
  const [, , month] =
    stems.find(
      ([stem, longest]) => word.length > stem.length && word.length <= longest && word.startsWith(stem),
    ) ?? []
  return month === undefined ? undefined : { month, isExact: false }
}

/** Returns the month that a word names. */
export type MonthReader = (word: string) => MonthWord | undefined

/**
 * Reads months in the language of a text: "listopad" is October in Croatian and November in Polish. The languages in which
 * most of the text's words are months come first.
 */
export const monthReader = (text: string): MonthReader => {
  const words = new Set((text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).slice(0, 5000).map(folded))
  const ranked = languages
    .flatMap(([letters, tags]) => (letters.test(text) ? tags.split(' ') : []))
    .map((language, index) => {
      const each = monthsOf(language)
      let hits = 0
      for (const word of words) {
        const found = monthIn(word, each)
        hits += found === undefined ? 0 : found.isExact ? 1 : 0.9
      }
      return { each, hits, index, isRare: rare.has(language) }
    })
    .sort((one, other) => other.hits - one.hits || one.index - other.index)
  const read = new Map<string, MonthWord | undefined>()
  return (word) => {
    const key = folded(word)
    const isCapital = /^\p{Lu}/u.test(word)
    const id = `${isCapital}${key}`
    if (read.has(id)) return read.get(id)
    let best: MonthWord | undefined =
      others[key] === undefined ? undefined : { month: others[key], isExact: true }
    for (const { each, isRare } of ranked) {
      if (best?.isExact === true) break
      if (isRare && isCapital) continue
      const found = monthIn(key, each)
      if (found !== undefined && (best === undefined || found.isExact)) best = found
    }
    // Marseille and Marta are not forms of March.
    if (best?.isExact === false && isCapital && key.length < leastInCapitals) best = undefined
    read.set(id, best)
    return best
  }
}

const wordList = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([meaning, words]) => ({
    meaning,
    pattern: new RegExp(`^(?:${words.split(', ').join('|')})$`, 'u'),
  }))

/** The words of seasonWords, folded, with their English names. */
const namedSeasons = new Map(
  seasonNames.flatMap((season) => seasonWordsOf(season).map((word) => [folded(word), season] as const)),
)

/**
 * The English names of seasons and feasts, with their other folded words: of feasts, in languages that the assistant does
 * not read, and stems. "*" stands for any ending.
 */
const seasons = wordList(
  Object.fromEntries(
    Object.entries({
      spring:
        'wiosn*, jar, jari, forar*, весн*, пролет*, ilkbahar*, tavasz*, kevat*, kevaall*, ανοιξη*, proljec*, prolec*, pomlad*, kevad*, pavasar*',
      summer:
        'sommar*, sommer*, лято*, yazi*, nyar*, kesa*, kesall*, vara, καλοκαιρι*, ljeto, ljeti, poletje, poleti, suvi*, vasar*',
      autumn:
        'jesien*, jesen, jeseni, podzim*, host*, efterar*, høst*, осень*, осін*, есен*, sonbahar*, osz, osszel, syksy*, toamna, φθινοπωρο*, sugis*, ruden*',
      winter: 'zim*, vinter*, зим*, tel, talv*, iarna, χειμωνα*, ziem*',
      easter:
        'easter, ostern, paques, pascua, pasqua, pascoa, pasen, wielkanoc*, velikonoc*, pask*, paske*, paasiai*, husvet*, paste, πασχα, пасх*, великден*, uskrs*, velika noc, イースター, 复活节, 復活節, 부활절',
      christmas:
        'christmas, xmas, weihnachten, noel, navidad, navidades, natale, natal, kerst, kerstmis, vanoce, vanoc*, vianoc*, jul, julen, joulu*, karacsony*, craciun, χριστουγεννα, рождеств*, різдв*, bozic*, kaled*, クリスマス, 圣诞, 圣诞节, 크리스마스',
      "new year's eve":
        'silvester, sylwest*, silvestr*, sylvester, capodanno, nochevieja, reveillon, nyar, nytar, ano nuevo, ano novo, yilbasi, szilveszter*, 大晦日, 跨年',
    }).map(([meaning, words]) => [meaning, words.replaceAll('*', String.raw`\p{L}{0,5}`)]),
  ),
)

/** The English name of a season or feast. */
export const seasonOf = (word: string): string | undefined => {
  const key = folded(word)
  return namedSeasons.get(key) ?? seasons.find(({ pattern }) => pattern.test(key))?.meaning
}

const lastMonth =
  'last month, letzten monat, vorigen monat, le mois dernier, mes pasado, mese scorso, scorso mese, mês passado, vorige maand, afgelopen maand, zeszłym miesiącu, ubiegłym miesiącu, minulý měsíc, förra månaden, прошлом месяце, минулого місяця, geçen ay, 先月, 上个月, 上個月, 지난달, الشهر الماضي, בחודש שעבר, múlt hónapban, viime kuussa, sidste måned, forrige måned, luna trecută, προηγούμενο μήνα, เดือนที่แล้ว, पिछले महीने, bulan lalu, tháng trước, prošlog mjeseca, prošlog meseca, миналия месец'
const lastYear =
  "last year, letztes jahr, voriges jahr, vergangenes jahr, l['’]an dernier, l['’]année dernière, año pasado, anno scorso, scorso anno, ano passado, vorig jaar, afgelopen jaar, zeszłym roku, ubiegłym roku, minulý rok, vloni, förra året, i fjol, прошлом году, минулого року, торік, geçen yıl, geçen sene, 去年, 昨年, 작년, العام الماضي, السنة الماضية, בשנה שעברה, tavaly, viime vuonna, sidste år, i fjor, anul trecut, πέρυσι, ปีที่แล้ว, पिछले साल, tahun lalu, năm ngoái, prošle godine, миналата година"
const anyOf = (words: string) => new RegExp(`(?:${words.split(', ').join('|')})`, 'giu')

/** Words for times relative to the day on which a text was written. */
export const relativeTimes = [
  { pattern: anyOf(lastMonth), months: 1 },
  { pattern: anyOf(lastYear), months: 12 },
] as const
