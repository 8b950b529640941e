// Exceptions of the checks, each with its reason. The checks also report an exception that is no longer necessary.

const undrawn = 'Natural Earth does not draw its island.'
const misplaced = 'GeoNames has a wrong position for it.'
const sahara = 'Its surroundings are drawn with Western Sahara, since one outline crosses the border.'
const paracels = 'Natural Earth draws the Paracel Islands for no country.'
const base = 'A British base in Cyprus; Natural Earth counts it to Cyprus.'

/** Cities farther than 0.3° from the outline of their country, by GeoNames number. */
export const farCities: Record<string, string> = {
  '146839': base, // Akrotiri, GB
  '257080': undrawn, // Megísti, GR
  '400747': undrawn, // Abū Mūsá, AE
  '1678576': undrawn, // Jieshoucun, TW
  '1684606': undrawn, // Taganak, PH
  '1731531': undrawn, // Algeciras, PH
  '2080115': undrawn, // Likiep, MH
  '2080970': undrawn, // Ailuk, MH
  '2529923': sahara, // Tarfaya, MA
  '3141214': undrawn, // Røst, NO
  '3170189': undrawn, // Ponza, IT
  '3785489': undrawn, // La Aguada, VE
  '4039539': undrawn, // Taroa, MH
  '6698659': undrawn, // Koh Tao, TH
  '6822156': undrawn, // Tarama, JP
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
  '7628250': undrawn, // Pulap, FM
  '7628452': undrawn, // Mokil, FM
  '7644931': undrawn, // Nomwin, FM
  '7645169': undrawn, // Fananu, FM
  '7645191': undrawn, // Murilo, FM
  '7645195': undrawn, // Ruo, FM
  '7645215': undrawn, // Nema, FM
  '7645217': undrawn, // Losap, FM
  '7645221': undrawn, // Piis, FM
  '7645723': undrawn, // Satawal, FM
  '7645726': undrawn, // Lamotrek, FM
  '7645731': undrawn, // Elato, FM
  '7645749': undrawn, // Faraulep, FM
  '7645754': undrawn, // Ifalik, FM
  '7645763': undrawn, // Eauripik, FM
  '7645768': undrawn, // Sorol, FM
  '7645772': undrawn, // Ngulu, FM
  '8199111': undrawn, // Cargados Carajos, MU
  '8949245': undrawn, // Le Forna, IT
  '11496092': paracels, // Hoàng Sa, VN
  '12166277': paracels, // Hoàng Sa, VN
  '12184638': misplaced, // Raas, ID
  '12196125': base, // Dhekelia, GB
  '13512695': undrawn, // Thổ Châu, VN
  '13608358': sahara, // Tah, MA
}

/** Countries whose outline differs by more than a quarter from the area in country-facts.tsv. */
export const differentAreas: Record<string, string> = {
  AQ: 'Natural Earth draws it without its ice shelves.',
  PF: 'Natural Earth does not draw the smallest atolls.',
}

const farIslands = 'Islands near Antarctica belong to no continent.'

/** Countries on another continent than their region in the country list, or on no continent. */
export const otherContinent: Record<string, string> = {
  GS: farIslands,
  TF: farIslands,
  UM: 'All but one of the islands lie in the Pacific.',
}

/** Currencies of countries without a rate. There are none at present. */
export const unratedCurrencies: Record<string, string> = {}

const undivided = 'The list of states has no state for it.'
const divided = 'The city lies in several states.'
const wrong = 'The number of 2023 was that of a province or a mistake.'
const joined = 'The city has been joined with its surroundings.'
const census = "A census or an estimate since 2023 has today's number."

/** Cities of half a million people or more whose population is not within a factor of three of that of 2023. */
export const changedPopulations: Record<string, string> = {
  '23814': wrong, // Kahrīz, IR
  '74477': census, // Ibb, YE
  '160196': census, // Dodoma, TZ
  '217831': census, // Bukavu, CD
  '1173055': wrong, // Kotli, PK
  '1253133': joined, // Virār, IN
  '1264773': census, // Loni, IN
  '1270642': census, // Gurugram, IN
  '1282898': joined, // Pokhara, NP
  '1526273': census, // Astana, KZ
  '1562798': joined, // Vinh, VN
  '1566166': joined, // Thanh Hóa, VN
  '1580240': joined, // Huế, VN
  '1581298': joined, // Haiphong, VN
  '1651944': census, // Vientiane, LA
  '2193733': joined, // Auckland, NZ
  '2243271': census, // Cabinda, AO
  '2325590': census, // Osogbo, NG
  '2460596': census, // Bamako, ML
  '2474141': wrong, // Boumerdas, DZ
  '2477461': wrong, // Tébessa, DZ
  '3347762': census, // Lubango, AO
  '3351663': census, // Benguela, AO
  '3632998': wrong, // Maracay, VE
}

/** Cities without a state in a country that has states. */
export const statelessCities: Record<string, string> = {
  '146839': base, // Akrotiri, GB
  '1821274': divided, // Macau, MO: its parishes divide it
  '6696201': undivided, // Sark, GG
  '12196125': base, // Dhekelia, GB
}

const uninhabited = 'Nobody lives there.'
const ofCity = 'It is a part of a city, and sections of cities are not in the list of cities.'
const small = 'It has no place that the sources or the supplement list.'
const saharan = 'It lies in Western Sahara, and its towns are counted there.'
const outdated = 'The division was abolished, or the cities of GeoNames do not use it yet.'

/** States in which there is no city, by admin-1 code. */
export const emptyStates: Record<string, string> = {
  'AG.09': uninhabited,
  'AS.030': uninhabited,
  'KI.03': uninhabited,
  'MH.007': uninhabited,
  'MH.060': uninhabited,
  'MH.070': uninhabited,
  'MH.073': uninhabited,
  'MH.100': uninhabited,
  'MH.130': uninhabited,
  'MH.360': uninhabited,
  'MH.385': uninhabited,
  'MH.400': uninhabited,
  'MP.085': uninhabited,
  'MS.02': uninhabited,
  'SC.11876017': uninhabited,
  'TF.01': uninhabited,
  'TF.02': uninhabited,
  'TF.04': uninhabited,
  'TF.05': uninhabited,
  'UM.050': uninhabited,
  'UM.100': uninhabited,
  'UM.150': uninhabited,
  'UM.200': uninhabited,
  'UM.250': uninhabited,
  'UM.300': uninhabited,
  'UM.350': uninhabited,
  'UM.400': uninhabited,
  'UM.450': uninhabited,
  'HK.HEA': ofCity,
  'HK.HSO': ofCity,
  'HK.HWC': ofCity,
  'HK.KKC': ofCity,
  'HK.KKT': ofCity,
  'HK.KSS': ofCity,
  'HK.KWT': ofCity,
  'HK.KYT': ofCity,
  'MO.11875154': ofCity,
  'MO.11875155': ofCity,
  'MO.11875156': ofCity,
  'MO.11875157': ofCity,
  'MO.11875158': ofCity,
  'MO.11875159': ofCity,
  'MO.11875160': ofCity,
  'MO.11875161': ofCity,
  'SC.03': ofCity,
  'SC.09': ofCity,
  'SC.12200079': ofCity,
  'SC.12200080': ofCity,
  'SC.17': ofCity,
  'SC.18': ofCity,
  'SC.22': ofCity,
  'MT.51': ofCity,
  'BB.03': small,
  'BS.32': small,
  'BS.38': small,
  'BS.42': small,
  'BS.43': small,
  'BS.44': small,
  'BS.48': small,
  'BS.50': small,
  'BS.51': small,
  'CK.11695126': small,
  'CK.11695127': small,
  'CK.11695384': small,
  'CK.11695385': small,
  'CK.11695386': small,
  'CK.11695387': small,
  'CK.11695388': small,
  'CK.11695389': small,
  'CK.11695390': small,
  'IM.9782171': small,
  'IM.9782180': small,
  'IM.9782192': small,
  'JE.3237073': small,
  'JE.3237200': small,
  'JE.3237203': small,
  'JE.3237212': small,
  'JE.3237221': small,
  'JE.3237229': small,
  'LA.28': small,
  'NR.03': small,
  'NR.07': small,
  'NR.09': small,
  'NR.12': small,
  'PA.NT': small,
  'SB.13': small,
  'SC.28': small,
  'TV.NKL': small,
  'TV.NMA': small,
  'MA.12': saharan,
  'AO.ICB': outdated,
  'AZ.56': outdated,
}

/** Countries with cities whose clocks follow a time zone that is not the country's. */
export const zonesElsewhere: Record<string, string> = {
  'CA America/Detroit': 'Walpole Island, which is reached from Michigan only.',
  'CU America/New_York': 'The naval base of Guantanamo Bay.',
  'GB Asia/Nicosia': 'The sovereign bases in Cyprus.',
  'GE Europe/Moscow': 'Abkhazia.',
  'PS Asia/Jerusalem': 'The Israeli settlements of the West Bank.',
}

const renamed = 'The city was renamed.'
const notInUse = 'The name is no longer in use.'
const another = 'The name of something else.'

/** Wrong or outdated names of cities in a source, by language and GeoNames number. */
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

/** Cities of 100,000 people or more that share their name with another one in their state. */
export const namesakesOfOneState: Record<string, string> = {
  '1691483': 'The town of Cavite.', // Rosario, PH
  '1691487': 'The town of Batangas.', // Rosario, PH
  '1805298': 'A town that is part of Dalian.', // Jinzhou, CN
  '2036427': 'The city of Liaoning.', // Jinzhou, CN
}

const chance = 'Both censuses have the number.'

/** Pairs of cities of one name and one population, by the lower GeoNames number. */
export const samePopulations: Record<string, string> = {
  '792275': 'Both numbers are rounded.', // Brezovica, RS
  '1453226': 'Both numbers are rounded.', // Noorabad, PK
  '2040480': 'No source tells which of them has it.', // Songwon, KP
  '3171836': chance, // Ospedaletto, IT
  '5005450': chance, // Petersburg, US
}
