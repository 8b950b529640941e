import type { LegType } from '#shared/collections/travel-items.ts'
import type { FoundPlace } from '#web/features/import/read/found.ts'
import { columnKey } from './table.ts'

/** Words by what they say of a place, in the languages in which people keep such tables. */
const words: Readonly<Record<'lived' | 'layover' | 'wish' | 'visited', string>> = {
  lived:
    'lived, home, live, living, lived here, residence, resident, gewohnt, gelebt, wohnort, wohnen, vécu, habité, domicile, résidence, vivido, vivida, viví, vivi, viví aquí, residencia, casa, vissuto, vissuta, abitato, residenza, morei, morado, moradia, residência, gewoond, woonplaats, mieszkałem, mieszkałam, mieszkanie, zamieszkały, zamieszkanie, bydlel, bydlela, bydliště, bydlení, žil, žila, býval, yaşadım, yaşadı, yaşandı, ikamet, жил, жила, жили, проживание, проживал, жив, мешкав, bott, bodde, boende, boet, boede, bosatt, asunut, asuin, laktam, lakóhely, locuit, έζησα, κατοικία, 居住, 住んだ, 住んでいた, 在住, 住过, 住過, 거주, 살았음, 살았던 곳, سكن, سكنت, عشت, إقامة, גרתי, रहा, เคยอยู่, đã sống, tinggal, viveu, morou, habita, vécus, عاش, عاشت, هنا سكنت, asui, élt',
  layover:
    'transit, layover, stopover, connection, changed planes, umstieg, umsteigen, zwischenstopp, durchreise, escale, correspondance, transit aérien, escala, conexión, tránsito, scalo, transito, conexão, trânsito, overstap, tussenstop, przesiadka, tranzyt, přestup, mezipřistání, tranzit, aktarma, transit geçiş, пересадка, транзит, стыковка, mellanlandning, mellomlanding, mellemlanding, välilasku, átszállás, escală, ενδιάμεση στάση, 乗り継ぎ, 乗継, 経由, 转机, 轉機, 中转, 过境, 환승, 경유, عبور, ترانزيت, توقف, קונקשן, quá cảnh',
  wish: 'wish, wishlist, wish list, bucketlist, bucket list, want, want to go, want to visit, to visit, to go, to do, planned, plan, dream, someday, wunsch, wunschliste, wunschziel, geplant, möchte hin, will hin, traum, souhait, envie, à visiter, à voir, à faire, prévu, rêve, je veux y aller, deseo, pendiente, por visitar, quiero ir, me gustaría, planeado, sueño, desiderio, da visitare, da vedere, vorrei andare, voglio andare, sogno, previsto, desejo, quero ir, a visitar, para visitar, por visitar, planejado, planeado, sonho, wens, wil ik heen, wil heen, nog te doen, gepland, droom, chcę pojechać, do zobaczenia, do odwiedzenia, marzenie, planowane, życzenie, chci jet, chci navštívit, přání, plán, plánované, sen, istek, gitmek istiyorum, gidilecek, gidecek, planlanan, hayal, хочу, хочу поехать, хочется, мечта, в планах, план, планирую, желание, хочу поїхати, мрія, vill åka, vill resa, vill besöka, önskan, önskelista, planerad, drøm, vil reise, vil besøke, ønske, ønskeliste, planlagt, haluan, haluan käydä, toive, unelma, szeretnék, tervezett, kívánság, vreau, dorință, θέλω, επιθυμία, 行きたい, 希望, 予定, 想去, 计划, 計劃, 愿望, 心愿, 가고 싶음, 가고 싶은 곳, 희망, 예정, أمنية, أريد الذهاب, أرغب, مخطط, رغبة, חלום, מתוכנן, muốn đi, ingin, dreams, dream destinations, not yet, not visited, todo, next, träume, traumziele, noch nicht, rêves, pas encore, sueños, todavía no, aún no, sonhos, ainda não, sogni, non ancora, dromen, nog niet, drömmar, inte än, drømme, drømmer, ikke ennå, endnu ikke, marzenia, jeszcze nie, sny, ještě ne, ešte nie, мечты, ещё не, еще не, мрії, ще не, hayaller, henüz değil, unelmat, ei vielä, álmok, még nem, vise, nu încă, όνειρα, όχι ακόμα, snovi, još ne, まだ, 还没, 還沒, 尚未, 아직, ليس بعد, لم أزر, أحلام, עדיין לא, chưa, belum, ยังไม่ไป',
  visited:
    'visited, done, yes, no, x, been, trip, vacation, holiday, besucht, gewesen, ja, nein, reise, urlaub, visité, visitée, voyage, vacances, oui, non, visitado, visitada, viaje, vacaciones, sí, visitato, visitata, viaggio, vacanza, viagem, férias, sim, não, bezocht, geweest, reis, vakantie, nee, odwiedzone, byłem, byłam, podróż, wakacje, tak, nie, navštíveno, cesta, dovolená, ano, ne, gezildi, ziyaret edildi, gezi, tatil, evet, hayır, посетил, посетила, посещено, был, была, поездка, отпуск, да, нет, відвідав, besökt, resa, semester, besøkt, besøgt, käyty, voltam, utazás, vizitat, 訪問, 訪問済み, 旅行, 行った, 去过, 去過, 방문, 여행, 다녀옴, زرت, زيارة, رحلة, ביקרתי, đã đi, been there, seen, fui, já fui, visto, stato, stata, vu, déjà vu, gesehen, geweest, käyty, gört, járt, посетили, были',
}

const meanings: ReadonlyMap<string, keyof typeof words> = new Map(
  (['visited', 'layover', 'lived', 'wish'] as const).flatMap((meaning) =>
    words[meaning].split(', ').map((word) => [columnKey(word), meaning] as const),
  ),
)

const types: Readonly<Record<string, LegType>> = {
  plane: 'plane',
  flight: 'plane',
  air: 'plane',
  flug: 'plane',
  flugzeug: 'plane',
  avion: 'plane',
  avión: 'plane',
  aereo: 'plane',
  طائرة: 'plane',
  train: 'train',
  rail: 'train',
  zug: 'train',
  bahn: 'train',
  tren: 'train',
  treno: 'train',
  قطار: 'train',
  bus: 'bus',
  coach: 'bus',
  autobus: 'bus',
  autobús: 'bus',
  حافلة: 'bus',
  car: 'car',
  auto: 'car',
  voiture: 'car',
  coche: 'car',
  macchina: 'car',
  drive: 'car',
  سيارة: 'car',
}

const meaningOf = (text: string) => meanings.get(columnKey(text.replaceAll(/[.!✓✔]/gu, '')))

/** What a cell says of a place: lived, a change of planes, a wish. Undefined for "visited" and anything else. */
export const kindOf = (text: string): Extract<FoundPlace['is'], 'lived' | 'layover' | 'wish'> | undefined => {
  const meaning = meaningOf(text)
  return meaning === 'visited' ? undefined : meaning
}

/** True for a word that says that a person was there. */
export const isVisited = (text: string): boolean => meaningOf(text) === 'visited'

/** The way to travel that a cell names. */
export const typeOf = (text: string): LegType | undefined =>
  Object.hasOwn(types, columnKey(text)) ? types[columnKey(text)] : undefined
