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
  '400747': undrawn, // Abū Mūsá, AE
  '1678576': undrawn, // Jieshoucun, TW
  '1684606': undrawn, // Taganak, PH
  '1731531': undrawn, // Algeciras, PH
  '2080115': undrawn, // Likiep, MH
  '2080970': undrawn, // Ailuk, MH
  '2461993': sahara, // Laayoune Plage, EH
  '2462188': sahara, // Lemsid, EH
  '2462879': sahara, // El Aargub, EH
  '2462881': sahara, // Laayoune, EH
  '2462900': sahara, // Dchira, EH
  '2462955': sahara, // Uad Damran, EH
  '2463029': sahara, // Boujdour, EH
  '2463090': sahara, // Bu Craa, EH
  '2463113': sahara, // Bir Anzarane, EH
  '2463447': sahara, // Dakhla, EH
  '3141214': undrawn, // Røst, NO
  '3170189': undrawn, // Ponza, IT
  '3785489': undrawn, // La Aguada, VE
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
  '8504646': sahara, // Foum el Oued, EH
  '8949245': undrawn, // Le Forna, IT
  '9645564': sahara, // Daoura, EH
  '11496092': paracels, // Hoàng Sa, VN
  '12166277': paracels, // Hoàng Sa, VN
  '12184638': misplaced, // Raas, ID
  '12196125': base, // Dhekelia, GB
  '13512695': undrawn, // Thổ Châu, VN
  '13608373': sahara, // Jraifia, EH
  '13645465': sahara, // Bir Ghandouz, EH
}

/** Currencies of countries without a rate. There are none today. */
export const unratedCurrencies: Record<string, string> = {}

const undivided = 'The list of states has none for it.'
const wrong = 'The number of 2023 was that of a province or a mistake.'
const joined = 'The city has been joined with its surroundings.'
const census = "A census or an estimate since 2023 has today's number."

/** Cities of half a million people whose population is not within a factor of three of the one of 2023. */
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
  '3517270': wrong, // Santa María Chimalhuacán, MX
  '3632998': wrong, // Maracay, VE
}

/** Cities of 100,000 people or more that are in no state. */
export const statelessCities: Record<string, string> = {
  '1821274': undivided, // Macau, MO
  '1880252': undivided, // Singapore, SG
  '2377450': undivided, // Nouakchott, MR: its three regions divide it
  '2462881': undivided, // Laayoune, EH
  '2463447': undivided, // Dakhla, EH
  '3513090': undivided, // Willemstad, CW
}

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
