/** What words of a text or the name of a list say of its places. */
export type Sense = 'wish' | 'lived' | 'visited'

/** Signs in place of the words that were understood, as words of their own. */
const signs: Readonly<Record<Sense, string>> = {
  wish: '\uE000',
  lived: '\uE001',
  visited: '\uE002',
}

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
  ],
  visited: [
    'been to|(?:already )?(?:visited|been)(?: (?:cities|places))?|(?:schon )?besucht(?:e (?:städte|orte))?|(?:ich |wir )?(?:war|waren)|(?:villes )?visitées?|déjà (?:vu|visité)|visitad[oa]s?|(?:ya )?estuve|visitat[ie]|bezocht|besökta?|odwiedzone|navštíven[áéo]|посетил[аи]?|был[аи]?|бывал[аи]?|byłe?m|byłam|gezdiğim (?:şehirler|yerler)|gittiğim (?:şehirler|yerler)|(?:أماكن|مدن) زرتها',
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
  ],
  lived: [
    '(?:גרתי|גרנו|התגוררתי)(?: ב)?',
    '[にで](?:\\d+年間?)?(?:住んで(?:いました|いた|いる|います)|暮らして(?:いました|いた)|住んだ|暮らした)',
    '(?:我们?|咱们)?(?:曾经?)?(?:居?住在|住过|居住)',
    '(?:에서|에)\\s*(?:\\d+년\\s*)?(?:살았(?:다|어요|습니다|음)?|거주(?:했다|했습니다)?)',
    '(?:ฉัน|ผม)?(?:เคย)?(?:อาศัยอยู่|อยู่)(?:ที่|ใน)?',
  ],
  visited: [
    '行ったところ|行った(?:所|場所|国|街|都市)|去过的(?:城市|地方|国家)|去過的(?:城市|地方)|가본\\s*(?:곳|도시|나라)|ไปมาแล้ว',
  ],
}

const senses = ['wish', 'lived', 'visited'] as const
const patterns = senses.map((sense) => ({
  sense,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${spaced[sense].join('|')})(?![\\p{L}\\p{M}])|${unspaced[sense].join('|')}`,
    'giu',
  ),
}))

/** "he stayed for a year in Singapore": the words stand around the place. */
const around = /在([\p{sc=Han}]{2,8}?)(?:居?住|生活)(?:了|过)[^,，、。]{0,8}/gu

/** What follows words of a wish before the place: "to go back to", "voir", "поехать в". */
const before =
  /(\uE000)(?:\s+(?:to|go|going|back|again|visit|see|travel|once|nach|in|noch|mal|einmal|wieder|gerne?|fahren|reisen|aller|voir|visiter|découvrir|retourner|à|au|en|a|ir|viajar|volver|conocer|conhecer|visitar|ver|para|em|di|andare|vedere|visitare|tornare|naar|gaan|bezoeken|zien|till|åka|resa|besöka|se|zobaczyć|pojechać|odwiedzić|polecieć|do|w|na|jet|vidět|navštívit|podívat|съездить|поехать|увидеть|посетить|побывать|полететь|поїхати|відвідати|побачити|в|во|у))+(?=\s)/gu

/** The text with {@link signs} in place of words for wishes and for homes. */
export const withSigns = (text: string): string => {
  let rest = text.replaceAll(around, ` $1 ${signs.lived} `)
  for (const { sense, pattern } of patterns)
    rest = rest.replaceAll(pattern, (words, at: number, whole: string) =>
      sense === 'visited' && !isHeading(words, at, whole) ? words : ` ${signs[sense]} `,
    )
  return rest.replaceAll(/[(]\s*([\uE000-\uE002])/g, '$1 (').replaceAll(before, '$1')
}

/** Words for a visit are cut where nothing but the list follows: verbs of sentences are read with their places. */
const isHeading = (words: string, at: number, whole: string): boolean =>
  !/\p{L}/u.test(whole.slice(0, at)) && /^\s*(?:[:：]|$)/u.test(whole.slice(at + words.length))

/** What signs a text has: the last one. */
export const senseIn = (text: string): Sense | undefined =>
  senses.findLast((sense) => text.includes(signs[sense]))

/** The text without signs. */
export const withoutSigns = (text: string): string => text.replaceAll(/\s*[\uE000-\uE002]\s*/gu, ' ')

/** What the name of a list or a status says: "Visited", "Wunschliste", "want to go"; undefined for any other text. */
export const senseOf = (text: string): Sense | undefined => {
  const signed = withSigns(text.replaceAll(/[_-]/g, ' '))
  return /\p{L}/u.test(signed) ? undefined : senseIn(signed)
}
