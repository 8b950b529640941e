export const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const
export type SeasonName = (typeof seasonNames)[number]

type WordsOfSeasons = Readonly<Record<SeasonName, string>>

/**
 * The words for the seasons in each language that the assistant reads, separated by commas. The assistant reads prompts
 * with them, and an import the dates of tables and notes.
 */
export const seasonWords = {
  en: {
    spring: 'spring, springtime',
    summer: 'summer, summertime',
    autumn: 'autumn, fall',
    winter: 'winter, wintertime',
  },
  de: {
    spring: 'frühling, frühjahr, frühlings, frühlingsferien',
    summer: 'sommer, sommers, hochsommer, spätsommer, frühsommer, sommerferien, sommerurlaub, semesterferien',
    autumn: 'herbst, spätherbst, herbstferien, herbsturlaub',
    winter: 'winter, winterferien, winterurlaub',
  },
  fr: {
    spring: 'printemps, vacances de pâques, vacances de printemps',
    summer: "été, cet été, vacances d'été, grandes vacances, l'été",
    autumn: 'automne, vacances de la toussaint, cet automne',
    winter: "hiver, vacances d'hiver, cet hiver, vacances de février",
  },
  es: {
    spring: 'primavera',
    summer: 'verano, este verano, vacaciones de verano',
    autumn: 'otoño',
    winter: 'invierno, vacaciones de invierno',
  },
  it: {
    spring: 'primavera, primaverile',
    summer: 'estate, estivo, estiva, estive, vacanze estive',
    autumn: 'autunno, autunnale',
    winter: 'inverno, invernale, invernali',
  },
  pt: {
    spring: 'primavera',
    summer: 'verão, férias de verão',
    autumn: 'outono',
    winter: 'inverno, férias de inverno',
  },
  nl: {
    spring: 'lente, voorjaar, meivakantie, voorjaarsvakantie',
    summer:
      'zomer, zomervakantie, deze zomer, grote vakantie, bouwvak, hoogzomer, nazomer, voorzomer, zomers, zomerse',
    autumn: 'herfst, najaar, herfstvakantie',
    winter: 'winter, wintervakantie, krokusvakantie',
  },
  pl: {
    spring: 'wiosna, wiosną, wiosnę, wiosny, na wiosnę, wiośnie, wiosenn*',
    summer: 'lato, latem, lata, lecie, letni, letnie, letnich',
    autumn: 'jesień, jesienią, jesieni, jesienn*, na jesień',
    winter: 'zima, zimą, zimę, zimy, zimie, zimow*',
  },
  cs: {
    spring: 'jaro, jara, jaře, jarní, jarem',
    summer: 'léto, léta, létě, letní, létem, letních',
    autumn: 'podzim, podzimu, podzimní, podzimem, na podzim',
    winter: 'zima, zimě, zimu, zimy, zimní, zimou, zimních',
  },
  sv: {
    spring: 'vår, våren, påsklov, i vår, vårvintern',
    summer:
      'sommar, sommaren, i sommar, sommarlov, sommarlovet, sensommaren, försommaren, högsommaren, sommarsemester, sommarsemestern, industrisemestern',
    autumn: 'höst, hösten, i höst, höstlov, höstlovet',
    winter: 'vinter, vintern, i vinter, sportlov, sportlovet, vintersemester',
  },
  ru: {
    spring: 'весна, весной, весну, весны, весною, весне, весенн*',
    summer: 'лето, летом, лета, лету, летн*',
    autumn: 'осень, осенью, осени, осенн*',
    winter: 'зима, зимой, зиму, зимы, зиме, зимн*',
  },
  uk: {
    spring: 'весна, навесні, весною, весну, весни, весні, весняні, весняних, весняний',
    summer: 'літо, влітку, улітку, літом, літа, літні, літній, літніх, літню',
    autumn: 'осінь, восени, осінню, осені, осінні, осінній, осінніх',
    winter: 'зима, взимку, узимку, зимою, зиму, зими, зимі, зимові, зимовий, зимових',
  },
  tr: {
    spring: 'ilkbahar, ilkbaharda, bahar, baharda, bahar aylarında, ilkbaharın',
    summer: 'yaz, yazın, yazı, yaza, yaz tatili, yaz aylarında, yazında',
    autumn: 'sonbahar, sonbaharda, güz, güzün, sonbaharın, sonbahar aylarında',
    winter:
      'kış, kışın, kışı, kış tatili, kış aylarında, sömestr, sömestir, sömestrda, sömestir tatili, sömestr tatili',
  },
  ar: {
    spring: 'الربيع, ربيع, فصل الربيع, بالربيع, إجازة الربيع',
    summer: 'الصيف, صيف, فصل الصيف, بالصيف, الصيفية, إجازة الصيف, هالصيف',
    autumn: 'الخريف, خريف, فصل الخريف, بالخريف',
    winter: 'الشتاء, شتاء, فصل الشتاء, بالشتاء, الشتا, إجازة الشتاء',
  },
  he: {
    spring: 'אביב, האביב, באביב, חופשת פסח',
    summer: 'קיץ, הקיץ, בקיץ, החופש הגדול, בחופש הגדול, חופש גדול',
    autumn: 'סתיו, הסתיו, בסתיו, סתו',
    winter: 'חורף, החורף, בחורף',
  },
  hi: {
    spring: 'वसंत, बसंत, वसंत ऋतु, vasant, basant',
    summer:
      'गर्मी, गर्मियों, गर्मियां, गर्मी की छुट्टियों, गर्मी की छुट्टी, गर्मियों की छुट्टियों, गर्मी की छुट्टियां, समर, garmi, garmiyon, garmiyo, garmi ki chuttiyon, garmi ki chhuttiyon, summers, summer vacation',
    autumn: 'पतझड़, शरद, शरद ऋतु, patjhad, sharad',
    winter:
      'सर्दी, सर्दियों, सर्दियां, जाड़े, जाड़ा, जाड़ों, ठंड, विंटर, शीतकाल, sardi, sardiyon, sardiyo, jaade, thand, winters',
  },
  th: {
    spring: 'ฤดูใบไม้ผลิ, ใบไม้ผลิ, หน้าใบไม้ผลิ',
    summer: 'ฤดูร้อน, หน้าร้อน, ซัมเมอร์, ปิดเทอมใหญ่',
    autumn: 'ฤดูใบไม้ร่วง, ใบไม้ร่วง, ใบไม้เปลี่ยนสี, หน้าใบไม้ร่วง',
    winter: 'ฤดูหนาว, หน้าหนาว',
  },
  zh: {
    spring: '春天, 春季, 春',
    summer: '夏天, 夏季, 暑假, 夏',
    autumn: '秋天, 秋季, 秋',
    winter: '冬天, 冬季, 寒假, 冬',
  },
  ja: {
    spring: '春, 春休み',
    summer: '夏, 夏休み',
    autumn: '秋',
    winter: '冬, 冬休み',
  },
  ko: {
    spring: '봄, 봄에, 봄철, 봄방학',
    summer: '여름, 여름에, 여름철, 여름휴가, 여름방학, 여름휴가로',
    autumn: '가을, 가을에, 가을철',
    winter: '겨울, 겨울에, 겨울철, 겨울방학',
  },
} satisfies Readonly<Record<string, WordsOfSeasons>>
