/** Exceptions of the checks, each with its reason. The checks also report an exception that is no longer needed. */

const undrawn = 'Natural Earth does not draw its island.'
const misplaced = 'GeoNames has it far from where it is.'
const sahara = 'Natural Earth draws the west of Western Sahara as Moroccan.'
const paracels = 'Natural Earth draws the Paracel Islands for none of the countries.'
const base = 'A British base in Cyprus; Natural Earth counts it to Cyprus.'

/** Cities farther than 0.3° from the outline of their country, by GeoNames number. */
export const farCities: Record<string, string> = {
  '146839': base, // Akrotiri, GB
  '257080': undrawn, // Megísti, GR
  '1684606': undrawn, // Taganak, PH
  '1731531': undrawn, // Algeciras, PH
  '2080115': undrawn, // Likiep, MH
  '2080970': undrawn, // Ailuk, MH
  '2461993': sahara, // Laayoune Plage, EH
  '2462881': sahara, // Laayoune, EH
  '2463029': sahara, // Boujdour, EH
  '2463447': sahara, // Dakhla, EH
  '3141214': undrawn, // Røst, NO
  '3170189': undrawn, // Ponza, IT
  '4039539': undrawn, // Taroa, MH
  '4041810': undrawn, // Ifalik Village, FM
  '6698659': undrawn, // Koh Tao, TH
  '6822156': undrawn, // Tarama, JP
  '7302858': misplaced, // Sarupathar, IN
  '7306511': undrawn, // Enewetak, MH
  '7306513': undrawn, // Aur, MH
  '7306517': undrawn, // Lae, MH
  '7306518': undrawn, // Utrik, MH
  '7306519': undrawn, // Ujae, MH
  '7306521': undrawn, // Loen, MH
  '7306529': undrawn, // Wotho, MH
  '7522181': undrawn, // Nukunonu, TK
  '7535941': undrawn, // Olonkinbyen, SJ
  '7552914': undrawn, // Nangan, TW
  '7626396': undrawn, // Husøya, NO
  '7627186': undrawn, // Pingelap, FM
  '7627586': undrawn, // Namoluk, FM
  '7628249': undrawn, // Pulap Village, FM
  '7628250': undrawn, // Pulap, FM
  '7628452': undrawn, // Mokil, FM
  '7644931': undrawn, // Nomwin, FM
  '7644932': undrawn, // Nomwin Village, FM
  '7645169': undrawn, // Fananu, FM
  '7645191': undrawn, // Murilo, FM
  '7645195': undrawn, // Ruo, FM
  '7645215': undrawn, // Nema, FM
  '7645217': undrawn, // Losap, FM
  '7645221': undrawn, // Piis, FM
  '7645270': undrawn, // Ettal, FM
  '7645723': undrawn, // Satawal, FM
  '7645725': undrawn, // Satawal Village, FM
  '7645726': undrawn, // Lamotrek, FM
  '7645731': undrawn, // Elato, FM
  '7645749': undrawn, // Faraulep, FM
  '7645754': undrawn, // Ifalik, FM
  '7645763': undrawn, // Eauripik, FM
  '7645768': undrawn, // Sorol, FM
  '7645772': undrawn, // Ngulu, FM
  '8199111': undrawn, // Cargados Carajos, MU
  '8949245': undrawn, // Le Forna, IT
  '9645564': sahara, // Daoura, EH
  '11496092': paracels, // Hoàng Sa, VN
  '12166277': paracels, // Hoàng Sa, VN
  '12184638': misplaced, // Raas, ID
  '4034590': undrawn, // Avatoru, PF
  '4000000013': undrawn, // Lord Howe Island, AU
  '4000000148': undrawn, // Bandanaira, ID
  '4000000153': undrawn, // Karimunjawa, ID
}

/** Currencies of countries without a rate. There are none today. */
export const unratedCurrencies: Record<string, string> = {}

const renamed = 'The city has another name since.'
const notInUse = 'Nobody calls the city so today.'
const another = 'The name of something else.'

/** Names of cities that a source gives by mistake or out of date, by language and GeoNames number. */
export const wrongNames: Record<string, Record<string, string>> = {
  ar: {
    '2347283': another, // Benin City, NG: the country
    '292672': another, // Sharjah, AE: the emirate
  },
  de: {
    '1526273': renamed, // Nur-Sultan
    '322830': notInUse, // Tralleis
    '618577': notInUse, // Tighina
    '3099424': notInUse, // Gdingen
    '3460845': notInUse, // Itajahy
    '2790471': notInUse, // Namür
    '2615876': notInUse, // Ottensee
    '670609': notInUse, // Pitesk
    '504341': notInUse, // Pleskau
    '1257629': notInUse, // Selam
    '2636503': another, // London Borough of Sutton
  },
}
