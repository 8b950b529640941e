/** What words of a text or the name of a list say of its places. A place where the person never was is a wish. */
export type Sense = 'wish' | 'lived' | 'layover' | 'visited'

/** Languages that write spaces: regular expressions of whole words. */
const spaced: Readonly<Record<Sense, readonly string[]>> = {
  wish: [
    // English
    "(?:i|we)?['’]?(?:d|ll| would| still)? ?(?:want|wanted|hope|plan|planning|dream|dreaming|wish|love|like) (?:to (?:go|see|visit|travel)|of (?:going|seeing|visiting|travel+ing))",
    '(?:want to|places to|to) (?:go|visit|see)(?=\\s*(?:[:)]|$))|some ?day|(?:next )?on my list|bucket ?list|wish ?list|dream (?:destinations?|trips?|cities)|not (?:been|visited|seen) yet|not yet (?:visited|seen|been)|never been(?: to)?|(?:want|next|wish(?:es)?)(?=\\s*(?:[:)]|$))',
    // German
    '(?:ich |wir )?möchten?(?: (?:ich|wir|gerne?|unbedingt|irgendwann|noch|auch))*|(?:(?:ich|wir) (?:will|wollen|würden?)|(?:will|wollen|würden?) (?:ich|wir))(?: (?:gerne?|unbedingt|irgendwann|noch|auch))*|irgendwann|eines tages|wunsch(?:liste|ziele?|orte)?|wünsche|traumziele?|noch offen|geplant(?=\\s*(?:[:)]|$))',
    // French
    "(?:j['’]|je |nous )?(?:aimerais|aimerions|voudrais|voudrions|veux|voulons|rêve|rêvons|souhaite|souhaitons)(?: bien)?|envie d['’e]|(?:liste de )?souhaits?|à (?:voir|visiter)(?=\\s*(?:[:)]|$))|pas encore (?:vu|visité)",
    // Spanish
    '(?:me |nos )?(?:gustaría|encantaría)|quiero|queremos|quisiera|sueño con|algún día|pendientes?(?=\\s*(?:[:)]|$))|por (?:visitar|conocer|ver)|(?:lista de )?deseos|deseo|todavía no|aún no',
    // Portuguese
    '(?:eu )?(?:quero|queremos|queria|gostaria de|gostava de|sonho em|desejo)|lista de desejos|desejos|ainda não|por conhecer',
    // Italian
    '(?:mi |ci )?piacerebbe|vorrei|vorremmo|voglio|vogliamo|sogno di|ancora da (?:vedere|visitare)|da (?:vedere|visitare)(?=\\s*(?:[:)]|$))|lista dei desideri|desideri(?=\\s*:)|non ancora',
    // Dutch
    '(?:(?:ik|we|wij) (?:wil|willen|zou|zouden)|(?:wil|willen|zou|zouden) (?:ik|we|wij))(?: (?:graag|ooit|nog|eens))*|verlanglijst(?:je)?|wensenlijst|nog (?:niet|te (?:zien|bezoeken))',
    // Swedish
    '(?:jag |vi )?(?:vill|skulle vilja|drömmer om)|önskelista|önskemål',
    // Polish
    'chc(?:ę|emy|iał(?:a)?bym)|chciałbym|marz(?:ę|ymy) o|lista życzeń|marzenia|do (?:zobaczenia|odwiedzenia)|jeszcze nie',
    // Czech
    'chc(?:i|eme)|chtěl[aiy]? by(?:ch|chom)|rád[ai]? bych|přání|ještě ne',
    // Russian, Ukrainian
    'хо(?:чу|тим|тел(?:а|и)? бы|телось бы)|мечта(?:ю|ем)(?: о)?|мечты|когда-нибудь|список желаний|планирую|ещё не|еще не',
    '(?:хотів|хотіла|хотіли) би|хочемо|мрію|мрії|список бажань|ще не',
    // Turkish
    '(?:gitmek|görmek|gezmek) isti?yor(?:um|uz)|(?:gitmek|görmek) isterim|istek listesi|gidilecek(?: yerler)?',
    // Hungarian, Finnish, Romanian, Greek, Croatian, Danish, Norwegian, Vietnamese, Indonesian
    'szeretn(?:ék|énk)|bakancslista|halua(?:n|isin|isimme|mme)|toivelista|aș vrea|(?:mi|ne)-ar plăcea|(?:ne)?vreau|dorințe|θέλ(?:ω|ουμε)|θα ήθελ(?:α|αμε)|žel(?:im|imo|je)|(?:htio|htjela|voljel?i?) bih?|vil (?:gerne|gjerne)|ønske(?:r|liste|n)|drømmer om|muốn|ingin|mau ke',
    // What comes next, as a heading
    '(?:next(?: up)?|up next|coming up|as próximas|próxim[ao]s?|prochain(?:e)?s?|nächste[rsn]?|prossim[aeio]|następn\\p{L}+|příště|další|следующ\\p{L}+|sırada(?:ki)?|seuraavaksi|következő|næste|neste|nästa|urmează|επόμεν\\p{L}+)(?=\\s*(?:[:：)]|$))',
    // Never, not yet, cancelled
    "never (?:been|went|visited|made it|seen)(?: to)?|(?:have|has|had)(?: not|n['’]t) (?:\\p{L}+ )?(?:been|visited|seen|made it)|didn['’]t (?:go|make it|visit)|cancel+ed|called off|noch nie|abgesagt|storniert|ausgefallen|n['’](?:ai|avons) (?:jamais|pas)|jamais (?:allée?s?|été|vu)|annulée?s?|nunca|jamás|cancelad[oa]s?|no (?:fui|fuimos|pude|pudimos)|não (?:fui|fomos|deu)|mai stat[oaie]|annullat[oaie]|nooit|geannuleerd|nigdy nie|jeszcze nie|odwołan\\p{L}+|nikdy|ještě ne\\p{L}*|zrušen\\p{L}*|никогда не|не дали|не попал[аи]?|не доехал[аи]?|отмен\\p{L}+|хотел[аи]?|ніколи не|хоті(?:в|ла|ли)|скасова\\p{L}+|hiç git\\p{L}+|iptal|aldrig|inställ[dt]\\p{L}*|aflyst|avlyst|ikke (?:vært|været)|még (?:nem|soha)|soha|elmaradt|en ole|emme ole|peru(?:ttu|untui)|nu am (?:fost|ajuns)|încă nu|anulat\\p{L}*|δεν έχ(?:ω|ουμε)|ακυρώθηκε|nis(?:am|mo) (?:\\p{L}+ )?bil[aio]?|otkazan\\p{L}*|chưa|belum|لم (?:أزر|نزر|أذهب)|ألغي\\p{L}*",
    // Arabic, Hebrew, Hindi
    '(?:أريد|اريد|نريد|أتمنى|اتمنى|أود|أحلم ب?)(?: أن)?(?: (?:زيارة|السفر|الذهاب|أزور|أسافر|أذهب))?(?: (?:إلى|الى))?|أمنيات|قائمة الأمنيات|يوما ما',
    '(?:जाना|देखना|घूमना) चाहत[ाीे](?: (?:हूँ|हूं|हैं))?|इच्छा सूची',
  ],
  lived: [
    "(?:i |we )?(?:have |['’]ve )?(?:lived|used to live|(?:was|were) living)(?: (?:in|at))?",
    'gewohnt|wohnten?|gelebt|lebten?|wohnort',
    "(?:j['’]ai |nous avons )?(?:vécu|habité|habitais|vivais|habitions)",
    '(?:he |hemos )?vivido|viví|vivimos|vivía(?:mos)?|residí',
    '(?:ho |abbiamo )?(?:abitato|vissuto)|abitavo|vivevo|abitavamo',
    'morei|moramos|morava|vivi|vivia|morado',
    'gewoond|woonde(?:n)?|bodde|bott',
    'mieszkał(?:em|am|a|iśmy|yśmy)?|bydlel[aiy]?|žil[aiy]?',
    '(?:про)?жил[аи]?|проживал[аи]?|жи(?:в|ла|ли)|мешка(?:в|ла|ли)|проживав',
    'yaşad(?:ım|ık)|yaşıyordum|oturdum',
    '(?:عشت|سكنت|عشنا|سكنا|أقمت)(?: في)?',
    '(?:में )?रह(?:ता था|ती थी|ते थे|ा|ी|े)',
    // Born, grew up, studied, worked, based
    '(?:was |were )?born|grew up|(?:i |we )?studied|(?:i |we )?worked|(?:based|living|live|lives) in|hometown|geboren|aufgewachsen|studiert(?:e|en)?|gearbeitet|arbeitete[n]?|(?:ich |wir )?(?:wohnen?|leben?) in|(?:je suis )?née?|grandi|étudié|travaillé|nací|crecí|estudi(?:é|amos)|trabaj(?:é|amos)|nat[oa] a|cresciut[oa]|studiato|lavorato|nasci|cresci|estudei|trabalhei|opgegroeid|gestudeerd|gewerkt|urodził\\p{L}*|dorasta\\p{L}+|studiowa\\p{L}+|pracowa\\p{L}+|naroz\\p{L}+|vyrost\\p{L}+|studova\\p{L}+|pracova\\p{L}+|родил\\p{L}+|вырос\\p{L}*|учил\\p{L}+|работал\\p{L}*|живу|живём|народи\\p{L}+|навча\\p{L}+|працюва\\p{L}+|doğdum|büyüdüm|okudum|çalıştım|fött?s|född|föddes|växte upp|studera(?:de|t)|jobba(?:de|t)|arbeta(?:de|t)|bor i|født|vokste (?:op|opp)|studere(?:de|rte)|boede|bodd|jobbet|arbejdede',
    'szület\\p{L}+|nőtt(?:em|ünk) fel|tanult(?:am|unk)|dolgozt(?:am|unk)|lakt(?:am|unk)|élt(?:em|ünk)|synnyi\\p{L}+|asu(?:in|imme|nut|imme)|opiskeli\\p{L}*|työskenteli\\p{L}*|(?:m-am |ne-am )?născut|(?:am )?(?:locuit|trăit|studiat|lucrat)|έζησ(?:α|αμε)|ζούσ(?:α|αμε)|γεννήθηκα|σπούδασ(?:α|αμε)|δούλ(?:εψα|ευα)|έμεν(?:α|αμε)|živ(?:io|jela|jeli|eo|ela|eli|im)|studira(?:o|la|li)|rođen[a]?|radi(?:o|la|li)|sống ở|tinggal di|ولدت|درست|عملت',
  ],
  layover: [
    'lay-?overs?|stop-?overs?|chang(?:ed|ing) (?:planes|trains|flights)|(?:in )?transit|connecting flights?|(?:drove|passed|driving|passing) through|without stopping|umstieg|umgestiegen|umsteigen|zwischenstopp?|zwischenlandung|durchreise|durchgefahren|(?:en )?(?:escale|correspondance|transit)|(?:fiz|hice|hicimos|fizemos|con|com|en) ?(?:escala|conexión|conexão)|escalas?|scalo|overstap(?:pen)?|overgestapt|tussen(?:stop|landing)|przesiadk\\p{L}+|międzylądowan\\p{L}+|přestup\\p{L}*|mezipřistán\\p{L}+|prestup\\p{L}*|пересад\\p{L}+|транзит\\p{L}*|стыков\\p{L}+|проездом|aktarma\\p{L}*|mellanland\\p{L}+|mellomland\\p{L}+|mellemland\\p{L}+|välilasku\\p{L}*|átszáll\\p{L}*|escală|ενδιάμεσ\\p{L}+|presjeda\\p{L}+|quá cảnh|transit di|ترانزيت|توقف',
  ],
  visited: [
    'been(?=\\s*[:：])|been to|(?:already )?(?:visited|been)(?: (?:cities|places))?|(?:schon )?besucht(?:e (?:städte|orte))?|(?:ich |wir )?(?:war|waren)|(?:villes )?visitées?|déjà (?:vu|visité)|visitad[oa]s?|(?:ya )?estuve|visitat[ie]|bezocht|besökta?|odwiedzone|navštíven[áéo]|посетил[аи]?|был[аи]?|бывал[аи]?|byłe?m|byłam|gezdiğim (?:şehirler|yerler)|gittiğim (?:şehirler|yerler)|(?:أماكن|مدن) زرتها',
  ],
}

/** Languages without spaces between words, or with words that are parts of the next one. */
const unspaced: Readonly<Record<Sense, readonly string[]>> = {
  wish: [
    '(?:אני |אנחנו )?(?:רוצה|רוצים|חולם|חולמת)(?: (?:לטוס|לנסוע|לבקר|ללכת|על))?(?: [לב])?|רשימת משאלות',
    'いつか|[にへをも]?(?:行きたい|行ってみたい|訪れたい|旅行したい|見てみたい)(?:です)?(?:ところ|所|場所|国|街|都市|リスト)?',
    '(?:我们?|咱们)?(?:很|一直)?(?:想去|想要去|希望去|打算去|计划去|梦想去|想到|還沒去過|还没去过|没去过)(?:看看|的)?(?:城市|地方|国家)?|愿望清单|願望清單|心愿单|有一天',
    '(?:에|로|으로|를|을)?\\s*(?:꼭\\s*)?(?:가|가보|가 보|여행하|방문하)고\\s*싶(?:은|다|어요?|습니다)\\s*(?:곳들?|도시|나라|여행지)?|위시리스트|언젠가',
    '(?:ฉัน|ผม)?อยาก(?:จะ)?(?:ไป|เที่ยว)(?:ที่)?',
    '中止|キャンセル|行けなかった|行けず|まだ行ったことがない|未訪問|没去成|取消了?|从没去过|從沒去過|下一站|次は|次の旅|취소|못 갔|아직 안 가|다음 여행|ยังไม่เคยไป|עדיין לא|אף פעם לא|בוטל',
  ],
  lived: [
    '(?:גרתי|גרנו|התגוררתי)(?: ב)?',
    '[にで](?:\\d+年間?)?(?:住んで(?:いました|いた|いる|います)|暮らして(?:いました|いた)|住んだ|暮らした)',
    '(?:我们?|咱们)?(?:曾经?)?(?:居?住在|住过|居住)',
    '(?:(?:에서|에)\\s*(?:\\d+년\\s*)?)?(?:살았(?:다|어요|습니다|음)?|거주(?:했다|했습니다)?)',
    '(?:ฉัน|ผม)?(?:เคย)?(?:อาศัยอยู่|อยู่)(?:ที่|ใน)?',
    '生まれ|育っ?た|留学(?:して(?:いた|いました))?|駐在|출생|태어났|자랐|유학|출장으로 거주|出生|长大|長大|留学|נולדתי|גדלתי|למדתי ב|עבדתי ב',
  ],
  layover: ['乗り継ぎ|乗継|経由|トランジット|转机|轉機|中转|过境|환승|경유|קונקשן|เปลี่ยนเครื่อง|ต่อเครื่อง'],
  visited: [
    '行ったところ|行った(?:所|場所|国|街|都市)|去过的(?:城市|地方|国家)|去過的(?:城市|地方)|가본\\s*(?:곳|도시|나라)|ไปมาแล้ว',
  ],
}

const senses = ['wish', 'lived', 'layover', 'visited'] as const
const patterns = senses.map((sense) => ({
  sense,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${spaced[sense].join('|')})(?![\\p{L}\\p{M}])|${unspaced[sense].join('|')}`,
    'giu',
  ),
}))

/** Verbs of a visit, behind which a wish or a home ends. */
const visitVerbs =
  /(?<!\p{L})(?:was|were|been|went|visited|saw|war|waren|besuchte?n?|suis|sommes|allée?s?|visité|estuve|estuvimos|fui|fomos|fuimos|estive|estivemos|sono stat[oaie]|siamo stati|siamo andati|geweest|byłe?m|byłam|byliśmy|byłyśmy|(?:odwiedzi|pojecha|zwiedzi)(?:łem|łam|li|liśmy|łyśmy)|byl[aiy]?|jeli jsme|был[аи]?|ездил[аи]?|була|були|був|gittim|gittik|gezdik|voltunk|voltam|jártunk|jártam|käytiin|kävi(?:n|mme)|var vi|var jag|βρεθήκαμε|πήγα|πήγαμε|išli|bili smo|زرت|زرنا|سافرت|去了|去过|行った|行きました)(?!\p{L})/giu

/** "he stayed for a year in Singapore": the words stand around the place. */
const around = /在(?=[\p{sc=Han}]{2,8}?(?:居?住|生活)(?:了|过))/gu

/** Words of a text, and what they say. */
export interface SenseWords {
  at: readonly [start: number, end: number]
  sense: Sense
}

/** The words of a text that say what its places are, in their order. */
export const sensesIn = (text: string): SenseWords[] => {
  const found: SenseWords[] = []
  const add = (sense: Sense, pattern: RegExp) => {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const at = [index, index + words.length] as const
      if (words.trim() !== '' && !found.some((other) => other.at[0] < at[1] && at[0] < other.at[1]))
        found.push({ at, sense })
    }
  }
  for (const { sense, pattern } of patterns) add(sense, pattern)
  add('lived', around)
  add('visited', visitVerbs)
  const sorted = found.toSorted((one, other) => one.at[0] - other.at[0])
  // "Never been", "was cancelled"
  const isBeside = (one: SenseWords, other: SenseWords | undefined) =>
    other !== undefined &&
    other.sense !== 'visited' &&
    !/[\p{L}\d,.;:]/u.test(text.slice(Math.min(one.at[1], other.at[1]), Math.max(one.at[0], other.at[0])))
  return sorted.filter(
    (each, index) =>
      each.sense !== 'visited' || !(isBeside(each, sorted[index - 1]) || isBeside(each, sorted[index + 1])),
  )
}

/** What the name of a list or a status says: "Visited", "Wunschliste", "want to go"; undefined for any other text. */
export const senseOf = (text: string): Sense | undefined => {
  const plain = text.replaceAll(/[_-]/g, ' ')
  const found = sensesIn(plain)
  const rest = found.toReversed().reduce((left, { at }) => left.slice(0, at[0]) + left.slice(at[1]), plain)
  return /\p{L}/u.test(rest) ? undefined : found.at(-1)?.sense
}
