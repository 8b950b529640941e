import { isoDate, numericDate } from '#web/features/import/read/dates.ts'
import type { ColumnMeaning } from '#web/features/import/read/found.ts'
import { positionOfTexts, positionOfCell } from './coordinates.ts'
import { countryCodeOf } from './countries.ts'
import {
  cellDates,
  datesOfCell,
  hasDayOrMonth,
  isBefore,
  isDayLike,
  isNothing,
  styleOfDates,
} from './date-cells.ts'
import { isVisited, kindOf, senseOf } from '#web/features/import/read/words/senses.ts'
import { markOf } from '#web/features/import/read/words/ticks.ts'
import { columnKey } from './table.ts'
import { withPlainDays } from './written-dates.ts'

/** Words of headers, by meaning, in the languages in which people keep such tables. */
const words: Readonly<Record<Exclude<ColumnMeaning, 'skip' | 'visited' | 'lived' | 'wish'>, string>> = {
  year: 'година, aasta, gads, metai, ár, mwaka, urtea, viti, წელი, տարի, жыл, il, year, jahr, année, annee, an, año, ano, anno, jaar, rok, år, vuosi, év, an, έτος, χρονιά, godina, leto, yıl, год, рік, година, 年, 연도, 년, سنة, السنة, العام, שנה, साल, ปี, năm, tahun',
  nights:
    'öid, ööd, ööde arv, naktis, naktys, nakvynės, nætur, nočitev, noči, nights, night, number of nights, nächte, anzahl nächte, übernachtungen, nuits, nuitées, noches, notti, noites, nachten, overnachtingen, noce, noclegi, nocí, noci, nätter, netter, nætter, yötä, yöt, öitä, gece, geceleme, ночей, ночи, ночівель, éjszaka, éjszakák, nopți, διανυκτερεύσεις, βράδια, noćenja, 泊, 泊数, 晚, 晚数, 박, 박수, ليالي, الليالي, עדد الليالي, לילות, đêm, malam, คืน',
  days: 'days, number of days, duration, length, length of stay, tage, anzahl tage, dauer, jours, nombre de jours, durée, días, número de días, duración, giorni, durata, dias, duração, nº de dias, dagen, duur, dni, liczba dni, dagar, antal dagar, längd, dager, dage, varighed, varighet, päivää, päiviä, kesto, gün, gün sayısı, süre, дней, дни, длительность, продолжительность, днів, тривалість, dnů, počet dní, délka, napok, nap, időtartam, zile, durata, ημέρες, μέρες, διάρκεια, dana, trajanje, 日数, 天数, 天數, 일수, 기간, أيام, الأيام, المدة, عدد الأيام, ימים, משך, số ngày, hari, จำนวนวัน',
  name: 'شهر, град, kraj, linn, pilsēta, miestas, borg, mji, bandar, hiria, qyteti, ქალაქი, քաղաք, қала, şəhər, staðir, bær, helynév, vieta, koht, ville, where, wo, où, dónde, onde, dove, waar, gdzie, kde, nerede, где, どこ, 哪里, 哪裡, 어디, أين, city, town, place, location, name, title, destination, city name, place name, stadt, ort, ortsname, ziel, reiseziel, ville, lieu, nom, endroit, ciudad, lugar, nombre, destino, sitio, città, citta, luogo, nome, destinazione, cidade, local, plaats, stad, bestemming, miasto, miejsce, nazwa, město, mesto, místo, şehir, yer, isim, stad, plats, by, sted, kaupunki, paikka, város, hely, oraș, oras, πόλη, τόπος, город, место, название, місто, город посещения, 都市, 場所, 街, 名前, 城市, 地点, 地點, 名称, 도시, 장소, مدينة, المدينة, المكان, مكان, الاسم, עיר, מקום, शहर, เมือง, thành phố, kota, grad, mjesto',
  country:
    'کشور, държава, riik, valsts, šalis, land, nchi, herrialdea, shteti, ქვეყანა, երկիր, ел, ölkə, zemlja, drzava, state, province, bundesland, kanton, canton, provincia, província, provincie, état, county, country, country code, nation, iso, iso2, country name, land, staat, ländercode, laendercode, pays, code pays, país, pais, paese, nazione, stato, kraj, państwo, země, zeme, ülke, ulke, maa, ország, țara, tara, χώρα, страна, країна, 国, 国名, 國家, 国家, 나라, 국가, دولة, الدولة, البلد, بلد, ארץ, מדינה, देश, ประเทศ, quốc gia, negara, država, zemlja',
  latitude:
    'latitude, lat, y, gpslatitude, gps latitude, venue lat, place lat, latitud, latitudine, breite, breitengrad, geogr breite, szerokość, szerokosc, breddegrad, latitud, enlem, широта, 緯度, 纬度, 위도, خط العرض, קו רוחב, latitude e7, latitudee7',
  longitude:
    'longitude, lon, lng, long, x, gpslongitude, gps longitude, venue lng, venue lon, place lng, longitud, longitudine, länge, laenge, längengrad, laengengrad, geogr länge, długość, dlugosc, lengdegrad, boylam, долгота, довгота, 経度, 经度, 經度, 경도, خط الطول, קו אורך, longitude e7, longitudee7',
  position:
    'gpsposition, gps position, gps coordinates, position, coordinates, coordinate, coords, gps, geo, lat lon, lat lng, latlng, latlon, lat/lon, lat,lon, koordinaten, coordonnées, coordenadas, coordinate geografiche, współrzędne, координаты, 座標, 坐标, 좌표, إحداثيات',
  start:
    'datetimeoriginal, date time original, createdate, date taken, taken at, تاریخ, година, дата, месец, kuupäev, millal, aasta, gads, datums, kad, metai, data, hvenær, ár, tarehe, mwaka, bulan, tanggal, kapan, noiz, kur, როდის, երբ, қашан, nə vaxt, kdaj, leto, mesec, first day, erster tag, premier jour, primer día, primo giorno, primeiro dia, eerste dag, اليوم الأول, arrive, arrival time, dates, visits, visit, trip date, trip dates, travel date, travel dates, month, months, period, time, wann, datum von, monat, monate, zeitraum, reisezeit, quand, mois, période, date d’arrivée, cuándo, cuando, mes, meses, fechas, período, periodo, quando, mês, mese, mesi, wanneer, maand, kiedy, miesiąc, kdy, měsíc, ne zaman, ay, когда, месяц, いつ, 月, 月份, 时间, 時間, 언제, 월, متى, الشهر, شهر, date, start, departs, start date, from date, date from, arrival, arrival date, arrived, check in, checkin, begin, began, visited, visited on, visit date, date visited, when, year, year visited, day, datum, anfang, beginn, startdatum, anreise, ankunft, ankunftsdatum, jahr, reisedatum, besucht, besucht am, date de début, début, arrivée, date d’arrivée, année, fecha, fecha de inicio, inicio, llegada, año, data, data inizio, data di inizio, arrivo, anno, data de início, chegada, ano, begindatum, aankomst, jaar, data początkowa, przyjazd, rok, datum od, příjezd, tarih, başlangıç, varış, yıl, dato, startdato, päivä, vuosi, dátum, év, дата, начало, прибытие, год, дата начала, 日付, 開始日, 到着, 年, 日期, 开始日期, 開始日期, 到达, 날짜, 시작일, تاريخ, التاريخ, تاريخ البدء, الوصول, سنة, السنة, תאריך, שנה, तारीख, วันที่, ngày, tanggal',
  end: 'last day, letzter tag, dernier jour, último día, ultimo giorno, último dia, laatste dag, اليوم الأخير, leave, leaves, departure time, leaving, depart, end, end date, arrives, to date, date to, until, till, departure, departure date, departed, left, check out, checkout, ende, enddatum, bis, abreise, abreisedatum, abfahrt, date de fin, fin, départ, fecha de fin, hasta, salida, data fine, data di fine, fine, partenza, fim, data de fim, saída, partida, einddatum, vertrek, tot, koniec, data końcowa, wyjazd, konec, datum do, odjezd, bitiş, ayrılış, slut, slutdatum, slutdato, конец, отъезд, дата окончания, по, 終了日, 出発, 结束日期, 結束日期, 离开, 종료일, تاريخ الانتهاء, المغادرة, النهاية',
  from: 'from, origin, from city, from airport, departure airport, departure city, dep, departure station, source, von, abflug, abflughafen, start, startort, startflughafen, de, départ, origine, desde, origen, da, partenza, origem, van, vertrek, z, skąd, odkud, nereden, från, fra, откуда, 出発地, 出发地, 起点, من',
  to: 'to, to city, to airport, arrival airport, arrival city, arr, arrival station, nach, ankunft, zielflughafen, zielort, à, vers, arrivée, hasta, a, per, arrivo, para, naar, aankomst, do, dokąd, kam, nereye, till, til, куда, 到着地, 目的地, 终点, إلى, الى',
  kind: 'how, state, kind, type, status, category, mode, transport, means, art, typ, verkehrsmittel, statut, type de visite, tipo, estado, soort, rodzaj, druh, tür, вид, тип, 種類, 类型, 類型, نوع, النوع',
  number:
    'flight, flight number, flight no, flightnumber, flight_number, number, train, train number, flugnummer, flug, zugnummer, numéro de vol, vol, número de vuelo, vuelo, numero volo, volo, vluchtnummer, numer lotu, lot, číslo letu, uçuş, номер рейса, рейс, 便名, 航班, 航班号, رقم الرحلة',
  note: 'remarques, commentaires, anmerkung, anmerkungen, hinweise, observaciones, notas, observações, comentários, osservazioni, commenti, notities, anteckning, anteckningar, merknad, merknader, bemærkninger, huomautus, huomautuksia, komentarz, komentarze, poznámky, примечание, примечания, комментарии, примітки, забележки, napomena, notlar, açıklama, megjegyzés, megjegyzések, observații, σημειώσεις, σχόλια, 메모, 비고, ghi chú, catatan, note, notes, comment, comments, remark, remarks, description, memo, notiz, notizen, bemerkung, bemerkungen, kommentar, beschreibung, commentaire, remarque, comentario, comentarios, nota, notas, commento, opmerking, uwagi, poznámka, not, заметки, комментарий, 備考, メモ, 备注, 備註, ملاحظة, ملاحظات',
}

/** Headers of address books. They are refused, because people can have the names of cities. */
const ofPeople = new Set(
  'first name, last name, given name, family name, middle name, surname, nickname, birthday, phone, mobile, email, e mail, phone 1 value, e mail 1 value, vorname, nachname, familienname, geburtstag, geburtsdatum, telefon, handy, prénom, nom de famille, anniversaire, date de naissance, téléphone, apellido, apellidos, cumpleaños, teléfono, cognome, compleanno, telefono, sobrenome, aniversário, telefone, voornaam, achternaam, verjaardag, telefoon, imię, nazwisko, urodziny, имя, фамилия, день рождения, телефон, الاسم الأول, اسم العائلة, تاريخ الميلاد, الهاتف'
    .split(', ')
    .map(columnKey),
)

/** True for the header of an address book. */
export const isOfPeople = (header: readonly string[]): boolean =>
  header.filter((name) => ofPeople.has(columnKey(name))).length >= 2

const meanings: ReadonlyMap<string, readonly ColumnMeaning[]> = (() => {
  const found = new Map<string, ColumnMeaning[]>()
  for (const [meaning, list] of Object.entries(words) as [ColumnMeaning, string][]) {
    for (const word of list.split(', ')) {
      const key = columnKey(word)
      const known = found.get(key)
      if (known === undefined) found.set(key, [meaning])
      else if (!known.includes(meaning)) known.push(meaning)
    }
  }
  return found
})()

/** The meanings of "City", "Date(s)", "State/Country" and "Ort (Stadt)". */
const meaningsOf = (header: string): readonly ColumnMeaning[] => {
  const plain = columnKey(header.replaceAll(/\(\p{L}{1,2}\)|[*:?!？]/gu, ''))
  const sense = senseOf(plain)
  const ticks: readonly ColumnMeaning[] = sense === undefined || sense === 'layover' ? [] : [sense]
  const whole = meanings.get(plain)
  if (whole !== undefined || ticks.length > 0) return [...ticks, ...(whole ?? [])]
  if (isOfSeveral(plain)) return ['name']
  const parts = plain.split(/[/&|,()]|\s(?:or|and|oder|und|ou|et|o|y|e)\s/u).map((part) => part.trim())
  return parts.length < 2 ? [] : [...new Set(parts.flatMap((part) => meanings.get(part) ?? []))]
}

/** Headers of columns whose cells contain several places. */
const pluralWords = new Set(
  'cities, towns, places, destinations, stops, route, itinerary, städte, orte, ziele, reiseziele, stationen, reiseroute, villes, lieux, étapes, itinéraire, ciudades, lugares, destinos, ruta, itinerario, recorrido, cidades, locais, roteiro, roteiros, rota, città visitate, luoghi, tappe, steden, plaatsen, bestemmingen, städer, platser, resmål, rutt, byer, steder, reisemål, reiserute, rute, kaupungit, paikat, reitti, kohteet, miasta, miejsca, trasa, města, místa, mestá, miesta, города, места, маршрут, міста, місця, градове, gradovi, mjesta, градови, mesta, şehirler, yerler, güzergah, rota, városok, helyek, útvonal, orașe, locuri, traseu, πόλεις, μέρη, διαδρομή, linnad, kohad, pilsētas, maršruts, miestai, maršrutas, المدن, مدن, أماكن, خط السير, ערים, מקומות, מסלול, शहरों, 訪問先, 行程, 途经城市, 路线, 경로, 도시들, các thành phố, lịch trình, kota-kota, rute perjalanan'
    .split(', ')
    .map(columnKey),
)
/** True for a header of cells with several places: "Cities", "Roteiro (cidades)". */
export const isOfSeveral = (header: string): boolean =>
  [header, ...header.split(/[/&|,()]/u)].some((part) => pluralWords.has(columnKey(part)))

const cityWords = new Set(
  'city, city name, town, stadt, ville, ciudad, città, citta, cidade, stad, miasto, město, mesto, şehir, kaupunki, város, oraș, πόλη, город, місто, град, 都市, 城市, 도시, مدينة, المدينة, עיר, शहर, thành phố, kota, grad'.split(
    ', ',
  ),
)

/** True for a header of towns. */
export const namesCity = (header: string): boolean => cityWords.has(columnKey(header))

/** Whether a column has names of cities, which are the places beside names of hotels or sights. Ids do not count. */
const isOfCities = (header: string, cells: readonly string[]): boolean =>
  cityWords.has(columnKey(header)) && share(cells, (cell) => /\p{Lu}|\p{Lo}/u.test(cell)) > 0.5

/** True for a word that a header of a table can be. */
export const isHeading = (text: string): boolean => meaningsOf(text).length > 0

/** The possible meanings of a column's header. "From" and "to" can be places or days. */
export const optionsOf = (header: string): readonly ColumnMeaning[] => {
  const options = meaningsOf(header)
  const days = options.flatMap((option): ColumnMeaning[] =>
    option === 'from' ? ['start'] : option === 'to' ? ['end'] : [],
  )
  return [...options, ...days]
}

/** Statistics of a column's cells. Except `filled`, they are shares, from 0 to 1, of the cells that are not empty. */
interface Look {
  /** The number of cells that are not empty. */
  filled: number
  /** Dates in digits. */
  dates: number
  /** Dates in digits or words. */
  written: number
  numbers: number
  airports: number
  countries: number
  positions: number
  kinds: number
  /** Ticks, such as "x" and "yes". */
  marks: number
  years: number
  /** Numbers of days or nights. */
  lengths: number
  /** Numbers and months, which are not places. */
  dayLike: number
}

const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length

const anyDay = '2100-01-01'
const anyStyle = { order: undefined, language: undefined }

const isNumericDate = (cell: string): boolean => {
  const text = withPlainDays(cell).replace(/^(\d{4}):(\d\d):(\d\d)(?=\s|$)/, '$1-$2-$3')
  return (
    isoDate(text) !== undefined ||
    numericDate(text, 'dayFirst') !== undefined ||
    numericDate(text, 'monthFirst') !== undefined
  )
}

/** A date in words counts only with a year. */
const isWrittenDate = (cell: string): boolean =>
  cell.length <= 60 &&
  /(?<!\d)\d{4}(?!\d)/.test(withPlainDays(cell)) &&
  datesOfCell(cell, anyStyle, anyDay) !== undefined

/** True for a date in digits, or in words with a year. */
export const isDateCell = (cell: string): boolean => isNumericDate(cell) || isWrittenDate(cell)

const isYear = (cell: string): boolean => {
  const text = withPlainDays(cell)
  return /^(?:19|20)\d\d$/.test(text) && Number(text) <= new Date().getFullYear() + 1
}

/** "12–15 May", "May" and "5", which need the year of another column. */
const isYearless = (cell: string): boolean =>
  cell.length <= 40 &&
  hasDayOrMonth(cell) &&
  !/(?<!\d)\d{4}(?!\d)/.test(withPlainDays(cell)) &&
  datesOfCell(cell, anyStyle, anyDay) === undefined &&
  datesOfCell(cell, anyStyle, anyDay, '2016')?.every(
    ({ start }) => start !== undefined && 'day' in start && start.day.length > 4,
  ) === true

/** The number of days or nights in "3", "3 dias" and "3 nights"; undefined for anything else. */
export const lengthOf = (cell: string): number | undefined => {
  const [, digits, unit = ''] =
    /^(\d{1,3})\s*(\p{L}[\p{L}\p{M}]*)?\.?$/u.exec(withPlainDays(cell.trim())) ?? []
  const isKnown =
    unit.length <= 1 || ['days', 'nights'].some((meaning) => unitsOf(meaning).has(columnKey(unit)))
  return digits !== undefined && isKnown && Number(digits) > 0 ? Number(digits) : undefined
}

/** Whether a length such as "3 noches" is a number of nights, also in a column of days. */
export const isInNights = (cell: string): boolean =>
  unitsOf('nights').has(columnKey(/\p{L}[\p{L}\p{M}]*/u.exec(cell)?.[0] ?? ''))

const units = new Map<string, ReadonlySet<string>>()
const unitsOf = (meaning: string): ReadonlySet<string> => {
  const known = units.get(meaning)
  if (known !== undefined) return known
  const singular =
    meaning === 'nights'
      ? [
          'nacht',
          'nuit',
          'noche',
          'notte',
          'noite',
          'noc',
          'ночь',
          'natt',
          'nat',
          'yö',
          'ليلة',
          'ليال',
          'לילה',
        ]
      : [
          'day',
          'tag',
          'jour',
          'día',
          'dia',
          'giorno',
          'dag',
          'dzień',
          'день',
          'дня',
          'дні',
          'den',
          'dny',
          'päivä',
          'zi',
          'dan',
          'يوم',
          'יום',
          '日',
          '天',
          '일',
          '日間',
        ]
  const all = new Set(
    [...(meaning === 'nights' ? words.nights : words.days).split(', '), ...singular].map(columnKey),
  )
  units.set(meaning, all)
  return all
}

const lookOf = (all: readonly string[]): Look => {
  const cells = all.filter((cell) => !isNothing(cell))
  return {
    filled: cells.length,
    dates: share(cells, isNumericDate),
    written: share(cells, isDateCell),
    numbers: share(cells, (cell) => /^[+-]?\d{1,3}(?:[.,]\d+)?\s*°?$/.test(cell)),
    airports: share(cells, (cell) => /^[A-Z]{3,4}$/.test(cell)),
    countries: share(cells, (cell) => countryCodeOf(cell) !== undefined),
    positions: share(cells, (cell) => positionOfCell(cell) !== undefined),
    kinds: share(cells, (cell) => kindOf(cell) !== undefined || isVisited(cell)),
    marks: share(cells, (cell) => markOf(cell) !== undefined),
    years: share(cells, isYear),
    dayLike: share(cells, isDayLike),
    lengths: share(cells, (cell) => lengthOf(cell) !== undefined),
  }
}

/** Whether the cells fit the meaning of the header. */
const fitsLook = (meaning: ColumnMeaning, look: Look): boolean => {
  if (look.filled === 0) return true
  if (meaning === 'latitude' || meaning === 'longitude') return look.written < 0.5
  if (meaning === 'position') return look.positions > 0.5
  if (meaning === 'visited' || meaning === 'lived' || meaning === 'wish') return look.marks > 0.8
  if (meaning === 'year') return false
  if (meaning === 'nights' || meaning === 'days') return look.lengths > 0.5
  if (look.marks > 0.8 && look.numbers < 0.5 && meaning !== 'kind' && meaning !== 'note') return false
  if (meaning === 'start' || meaning === 'end') return look.airports < 0.5
  if (meaning === 'country' && look.kinds > 0.5) return false
  const isPlace = meaning === 'from' || meaning === 'to' || meaning === 'name' || meaning === 'country'
  return !isPlace || (look.written < 0.5 && look.positions < 0.5 && look.dayLike < 0.5)
}

/** The guessed columns of a table, and whether its first row is a header. */
export interface GuessedColumns {
  columns: ColumnMeaning[]
  hasHeader: boolean
  /** The number of columns that a header names. */
  named: number
  /** Whether the header has words, but none is known. */
  isForeign: boolean
}

/**
 * Guesses the meanings of a table's columns from the words of the header in many languages, checked against the cells.
 * Without a header, only the cells decide.
 */
export const guessColumns = (
  first: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter?: string,
): GuessedColumns => {
  const looks = first.map((_, index) => lookOf(rows.map((row) => row[index]?.trim() ?? '')))
  const columns: ColumnMeaning[] = first.map(() => 'skip')
  const taken = new Set<ColumnMeaning>()
  // Each column gets the first meaning that fits its cells and that no other column has. Unambiguous headers come first.
  const order = first
    .map((header, index) => ({
      index,
      options: optionsOf(header),
      isOfCities: isOfCities(header, textsOf(rows, index).slice(0, cellsOfYears)),
    }))
    .toSorted(
      (one, other) =>
        one.options.length - other.options.length || Number(other.isOfCities) - Number(one.isOfCities),
    )
  for (const { index, options } of order) {
    const look = looks[index]
    // A state and a country are read together.
    const isFree = (option: ColumnMeaning) => option === 'country' || !taken.has(option)
    const meaning = options.find((option) => look && isFree(option) && fitsLook(option, look))
    if (meaning === undefined) continue
    columns[index] = meaning
    taken.add(meaning)
  }
  const named = taken.size
  const isData = first.some((cell) => isNumericDate(cell) || positionOfCell(cell) !== undefined)
  const hasHeader = named > 0 && !isData
  if (named > 0) {
    // "Kraj" is a country in Polish and a place in Slovene.
    const noCountry = columns.findIndex(
      (meaning, index) => meaning === 'country' && (looks[index]?.countries ?? 0) < 0.2,
    )
    const hasCountries = columns.some(
      (meaning, index) => meaning === 'country' && (looks[index]?.countries ?? 0) > 0.8,
    )
    if (noCountry !== -1 && hasCountries && !taken.has('name')) {
      columns[noCountry] = 'name'
      taken.add('name')
    }
    // A column of countries without a known header.
    const country = first.findIndex(
      (header, index) =>
        columns[index] === 'skip' && (looks[index]?.countries ?? 0) > (header === '' ? 0.5 : 0.8),
    )
    if (country !== -1 && taken.has('name') && !taken.has('country')) columns[country] = 'country'
    const all = hasHeader ? rows : [first, ...rows]
    const known = completed(columns, taken)
    const filled = filledByCells(known, first, all, looks)
    return { columns: withYears(filled, first, looks, all), hasHeader, named, isForeign: false }
  }
  // A first row of words above columns of dates or numbers is a header in an unknown language.
  const isForeign =
    !isData &&
    looks.some(
      ({ written, numbers, filled }, index) =>
        filled > 0 &&
        (written > 0.6 || numbers > 0.8) &&
        !isWrittenDate(first[index] ?? '') &&
        /\p{L}/u.test(first[index] ?? ''),
    )
  if (isForeign) {
    const columns = withYears(byCells(rows, looks, true), first, looks, rows)
    return { columns, hasHeader: true, named: 0, isForeign }
  }
  const all = [first, ...rows]
  const allLooks = first.map((_, index) => lookOf(all.map((row) => row[index]?.trim() ?? '')))
  return {
    columns: byCells(all, allLooks, delimiter !== undefined && delimiter !== ','),
    hasHeader: false,
    named: 0,
    isForeign,
  }
}

/** The columns without "from" or "to" when only one of them exists, because a ride needs both. It becomes the name if free. */
const completed = (columns: ColumnMeaning[], taken: ReadonlySet<ColumnMeaning>): ColumnMeaning[] =>
  taken.has('from') === taken.has('to')
    ? columns
    : columns.map((meaning) => {
        if (meaning !== 'from' && meaning !== 'to') return meaning
        return taken.has('name') ? 'skip' : 'name'
      })

/** Headers of days that are not days of a journey. */
const otherDays =
  /^(?:created|updated|modified|added|booked|booking|paid|uploaded|saved|exported|synced|last (?:edit|change)|timestamp|erstellt|geändert|gebucht|angelegt|créé|modifié|réservé|creado|modificado|reservado|creato|prenotat|criado|aangemaakt|utworzon|vytvořen|создан|изменен|作成|更新|予約|创建|建立|생성|예약|أنشئ|birth|geburt|naissance|nacimiento|nascita)|(?:created|updated|modified|added|booked)(?: at| on)?$/u

/** True for a header of days that are not days of a journey, such as "Created". */
export const isOfOtherDays = (header: string): boolean => otherDays.test(columnKey(header))

/**
 * Guesses the meanings of columns with unknown headers from their cells. The first column of days is the first day; the
 * next one that is not before it is the last day. A few repeated words such as "lived" and "visited" are the kind. In a
 * table with a country, the first column of other texts is the name.
 */
const filledByCells = (
  known: readonly ColumnMeaning[],
  header: readonly string[],
  rows: readonly (readonly string[])[],
  looks: readonly Look[],
): ColumnMeaning[] => {
  const columns = [...known]
  const isFree = (index: number) => columns[index] === 'skip'
  const daysOf = looks.map((look, index) =>
    look.filled > 0 && look.written >= 0.5 && !isOfOtherDays(header[index] ?? '')
      ? datesOfColumn(rows.map((row) => row[index]?.trim() ?? ''))
      : undefined,
  )
  const isRide = columns.includes('from') && columns.includes('to')
  const days = daysOf.flatMap((_, index) => (isFree(index) && daysOf[index] !== undefined ? index : []))
  let start = columns.indexOf('start')
  let end = columns.indexOf('end')
  // "Departure" beside "return": the departure from home is the first day.
  const later =
    start === -1 && end !== -1 && !isRide
      ? days.find(
          (index) =>
            index !== end &&
            !isSameDays(daysOf[index], daysOf[end]) &&
            isMostlyAfter(daysOf[index], daysOf[end]),
        )
      : undefined
  if (later !== undefined) {
    columns[end] = 'start'
    columns[later] = 'end'
    ;[start, end] = [end, later]
  }
  if (start === -1) {
    start = days.find((index) => end === -1 || isMostlyAfter(daysOf[end], daysOf[index])) ?? -1
    if (start !== -1) columns[start] = 'start'
  }
  if (start !== -1 && end === -1 && !isRide) {
    const last = days.find((index) => index > start && isMostlyAfter(daysOf[index], daysOf[start]))
    if (last !== undefined) columns[last] = 'end'
    // "5月7日" to the right of "2018年5月3日".
    else if (isFree(start + 1) && isOfDays(rows, start + 1, '')) columns[start + 1] = 'end'
  }
  if (!columns.includes('kind')) {
    const kind = looks.findIndex(
      (look, index) =>
        isFree(index) &&
        look.filled > 0 &&
        look.marks <= 0.8 &&
        (look.kinds > 0.5 || isOfKinds(rows.map((row) => row[index]?.trim() ?? ''))),
    )
    if (kind !== -1) columns[kind] = 'kind'
  }
  // In a table with ticks for wishes or homes, another column of ticks is for visits.
  const marks = looks.flatMap((look, index) =>
    isFree(index) && look.filled > 0 && look.marks > 0.8 && look.numbers < 0.5 ? index : [],
  )
  const hasMarks = columns.includes('wish') || columns.includes('lived')
  const [ticked, ...otherTicks] = marks
  if (ticked !== undefined && otherTicks.length === 0 && hasMarks && !columns.includes('visited'))
    columns[ticked] = 'visited'
  const hasPlace = columns.some((meaning) => ['name', 'from', 'position', 'latitude'].includes(meaning))
  if (!hasPlace && columns.includes('country')) {
    const isText = ({ filled, written, numbers, kinds }: Look) =>
      filled > 0 && written < 0.5 && numbers < 0.5 && kinds < 0.5
    const name = looks.findIndex((look, index) => isFree(index) && isText(look))
    if (name !== -1) columns[name] = 'name'
  }
  return columns
}

/** Whether a column has a few repeated texts, one of which means "lived" or "wish". The others then mean "visited". */
const isOfKinds = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => !isNothing(cell))
  const texts = new Set(filled.map((cell) => cell.toLowerCase()))
  if (texts.size < 2 || texts.size > mostKinds || filled.length < texts.size * 2) return false
  return [...texts].some((text) => kindOf(text) !== undefined)
}

const mostKinds = 6

const wholeYears = /(?<!\d)(?:19|20)\d\d(?!\d)/g

const textsOf = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => row[index]?.trim() ?? '').filter((cell) => !isNothing(cell))

/**
 * Whether a column has days or months without years. Digits and signs without words can be ratings, such as "7/10", and
 * count only under a header of days.
 */
const isOfDays = (rows: readonly (readonly string[])[], index: number, header: string): boolean => {
  const cells = textsOf(rows, index).slice(0, cellsOfYears)
  const isNamed = optionsOf(header).some((option) => option === 'start' || option === 'end')
  if (!isNamed && share(cells, (cell) => /\p{L}/u.test(cell)) <= 0.5) return false
  return share(cells, isYearless) >= 0.5
}

/** The number of cells that are checked for days without years, because reading days in any language is slow. */
const cellsOfYears = 20

/** The columns with a column of years, if one has days without years. */
const withYears = (
  known: readonly ColumnMeaning[],
  header: readonly string[],
  looks: readonly Look[],
  rows: readonly (readonly string[])[],
): ColumnMeaning[] => {
  const columns = [...known]
  const year = looks.findIndex(
    ({ years }, index) => years > 0.8 && (columns[index] === 'start' || columns[index] === 'skip'),
  )
  // "Summer 2019" beside "3 May".
  const named = columns.indexOf('start')
  if (year === -1 && named !== -1 && isOfDays(rows, named, header[named] ?? '')) {
    const trip = columns.findIndex(
      (meaning, index) =>
        meaning === 'skip' &&
        share(textsOf(rows, index), (cell) => cell.match(wholeYears)?.length === 1) > 0.8,
    )
    if (trip !== -1) columns[trip] = 'year'
    return columns
  }
  if (year === -1) return columns
  const hasNoYear = (index: number) => isOfDays(rows, index, header[index] ?? '')
  const start = columns.indexOf('start')
  if (start !== -1 && start !== year) {
    if (hasNoYear(start)) columns[year] = 'year'
    return columns
  }
  const days = looks.findIndex(
    (_, index) =>
      index !== year && (columns[index] === 'skip' || columns[index] === 'end') && hasNoYear(index),
  )
  if (days === -1) return columns
  columns[days] = 'start'
  columns[year] = 'year'
  return columns
}

const datesOfColumn = (cells: readonly string[]) => {
  const style = styleOfDates(cells)
  return cells.map((cell) => cellDates(cell, style, anyDay))
}

const isSameDays = (
  dates: ReturnType<typeof datesOfColumn> | undefined,
  others: ReturnType<typeof datesOfColumn> | undefined,
): boolean => JSON.stringify(dates) === JSON.stringify(others)

/** Whether at most a quarter of the dates are before the others. Wrong rows are reported later. */
const isMostlyAfter = (
  dates: ReturnType<typeof datesOfColumn> | undefined,
  others: ReturnType<typeof datesOfColumn> | undefined,
): boolean => {
  if (dates === undefined || others === undefined) return false
  const wrong = dates.filter((date, row) => isBefore(date?.start, others[row]?.start)).length
  return wrong <= dates.length / 4
}

/**
 * Guesses the meanings of columns from the cells alone. `withWords`: whether dates in words, such as "May 2019", count as
 * dates. In lines with commas they can be part of a sentence.
 */
const byCells = (
  rows: readonly (readonly string[])[],
  looks: readonly Look[],
  withWords: boolean,
): ColumnMeaning[] => {
  const datesOf = ({ dates, written }: Look) => (withWords ? written : dates)
  const columns: ColumnMeaning[] = looks.map(() => 'skip')
  const free = (is: (look: Look) => boolean) =>
    looks.flatMap((look, index) => (columns[index] === 'skip' && look.filled > 0 && is(look) ? index : []))
  const set = (index: number | undefined, meaning: ColumnMeaning) => {
    if (index !== undefined) columns[index] = meaning
  }
  set(free(({ positions }) => positions > 0.8)[0], 'position')
  const [start, end] = free((look) => datesOf(look) > 0.8)
  set(start, 'start')
  set(end, 'end')
  const [latitude, longitude] = free(({ numbers }) => numbers > 0.8)
  if (latitude !== undefined && longitude !== undefined) {
    const isPosition = rows.every((row) => {
      const [north = '', east = ''] = [row[latitude], row[longitude]]
      return north === '' || east === '' || positionOfTexts(north, east) !== undefined
    })
    if (isPosition) {
      set(latitude, 'latitude')
      set(longitude, 'longitude')
    }
  }
  const [from, to] = free(({ airports }) => airports > 0.8)
  if (from !== undefined && to !== undefined) {
    set(from, 'from')
    set(to, 'to')
    return columns
  }
  set(free(({ countries }) => countries > 0.8).at(-1), 'country')
  set(free((look) => look.numbers < 0.5 && datesOf(look) < 0.5)[0], 'name')
  return columns
}
