// Exceptions of the checks of check-areas.ts, each with its reason. The checks also report one that is no longer needed.

const reformed = 'The outlines are those of before a reform that moved the border.'
const inexact =
  'The outlines are inexact there: islands or a bend of the border are drawn with the other state.'
const exclave = 'It is an exclave of its state.'
const leased = 'It lies in Inner Mongolia and is governed by Heilongjiang.'
const unsettled = 'GeoNames has a state and a position that do not agree, and no source tells which is right.'

/** Pairs of states: cities of the first one lie in the outline of the second one. */
export const otherOutlines: Record<string, string> = {
  'AO.19 AO.05': inexact,
  'CI.76 CI.95': reformed,
  'CI.82 CI.94': reformed,
  'CI.94 CI.82': reformed,
  'CL.17 CL.04': reformed,
  'CU.AR CU.01': reformed,
  'EE.21 EE.12': reformed,
  'FI.06 FI.13': reformed,
  'FI.07 FI.08': reformed,
  'FI.11 FI.10': reformed,
  'FI.12 FI.10': reformed,
  'FI.14 FI.15': reformed,
  'FI.17 FI.16': reformed,
  'HR.08 HR.19': inexact,
  'HR.10 HR.11': inexact,
  'HR.19 HR.08': inexact,
  'HR.20 HR.14': inexact,
  'HU.24 HU.23': inexact,
  'IR.41 IR.40': reformed,
  'IR.41 IR.42': reformed,
  'IS.42 IS.38': reformed,
  'JP.18 JP.47': inexact,
  'KR.10 KR.20': reformed,
  'KR.12 KR.13': reformed,
  'KR.15 KR.14': reformed,
  'LV.02 LV.31': reformed,
  'LV.AN LV.06': reformed,
  'LV.D1 LV.31': reformed,
  'MA.01 MA.03': reformed,
  'MA.01 MA.04': reformed,
  'MA.05 MA.06': reformed,
  'MA.07 MA.06': reformed,
  'MA.09 MA.10': reformed,
  'MA.10 MA.09': reformed,
  'MD.58 MD.62': reformed,
  'MN.24 MN.07': reformed,
  'NL.09 NL.11': reformed,
  'NO.01 NO.04': reformed,
  'NO.01 NO.12': reformed,
  'NO.01 NO.34': reformed,
  'NP.6 NP.5': reformed,
  'PA.12 PA.10': inexact,
  'PH.07 PH.08': inexact,
  'SD.62 SD.56': reformed,
  'SE.08 SE.28': reformed,
  'SE.21 SE.25': reformed,
  'TR.80 TR.72': inexact,
  'VN.12 VN.15': reformed,
  'VN.82 VN.92': reformed,
}

/** Cities that lie in the outline of another state than their own, by GeoNames number. */
export const outsideState: Record<string, string> = {
  '17156': inexact, // Qayah Bashi, IR
  '81615': unsettled, // Sultan, LY
  '98403': inexact, // At Tarmiyah, IQ
  '99100': inexact, // Al Mahmudiyah, IQ
  '103220': inexact, // Qibah, SA
  '134877': inexact, // Faragheh, IR
  '145427': inexact, // Abarkuh, IR
  '161154': inexact, // Biharamulo, TZ
  '165158': inexact, // As Sab Biyar, SY
  '291489': exclave, // Masfut, AE
  '303074': inexact, // Övecek, TR
  '343759': inexact, // Ara Ali, ET
  '347422': inexact, // Tud, EG
  '375192': inexact, // Jalqani, SD
  '491145': inexact, // Sokolskoye, RU
  '510463': inexact, // Pesochensky, RU
  '596399': inexact, // Pagėgiai, LT
  '617164': inexact, // Vadul lui Vodă, MD
  '730837': inexact, // Ivaylovgrad, BG
  '743616': inexact, // Kaytazdere, TR
  '841270': inexact, // Udarny, RU
  '1054035': unsettled, // Vohibinany, MG
  '1494745': inexact, // Podsineye, RU
  '1586052': inexact, // Cat Ba, VN
  '1624838': inexact, // Tanjungsakti, ID
  '1734949': inexact, // Kampung Tekek, MY
  '1871028': inexact, // Sangsong, KP
  '2033915': leased, // Xiaoyangqi, CN
  '2216349': inexact, // Janzur, LY
  '2219812': inexact, // Al Mayah, LY
  '2290771': inexact, // Boyakro, CI
  '2474583': inexact, // Zeralda, DZ
  '2483757': inexact, // Reghaïa, DZ
  '2507912': inexact, // Aïn Taya, DZ
  '3200879': inexact, // Ervenik, HR
  '3385075': inexact, // Vila dos Remédios, BR
  '3617551': inexact, // Mulukukú, NI
  '3926282': inexact, // Ventanilla, PE
  '4035252': inexact, // Lotofagā, WS
  '6930327': exclave, // Slavutych, UA
  '7905767': inexact, // Nahiyat as Sab Biyar, SY
  '11458564': inexact, // Trapeang Prasat, KH
  '11604958': inexact, // Ou Svay, KH
  '4000000430': inexact, // Koh Rong Samloem, KH
  '4000000502': inexact, // Tiwi, OM
}

const border = 'A border of time zones crosses it.'
const remote = 'It has a far island with a clock of its own.'
const settlement = 'A town has the clock of a neighbouring state or country.'
const disputed = 'Abkhazia has the clock of Moscow.'

/** States with more than one clock. */
export const clocksOfState: Record<string, string> = {
  'AU.02': border,
  'AU.08': border,
  'BR.04': border,
  'BR.30': remote,
  'CA.02': border,
  'CA.05': border,
  'CA.08': border,
  'CA.10': border,
  'CA.11': settlement,
  'CA.14': border,
  'CL.01': remote,
  'GE.02': disputed,
  'GL.11839537': settlement,
  'MX.06': border,
  'MX.07': border,
  'MX.18': border,
  'MX.19': border,
  'MX.28': border,
  'PF.03': remote,
  'RU.63': border,
  'US.AL': border,
  'US.AZ': border,
  'US.FL': border,
  'US.ID': border,
  'US.IN': border,
  'US.KS': border,
  'US.KY': border,
  'US.MI': border,
  'US.ND': border,
  'US.NE': border,
  'US.NV': border,
  'US.OR': border,
  'US.SD': border,
  'US.TN': border,
  'US.TX': border,
}

const reservation = 'It lies outside of the Navajo Nation, which alone has summer time in Arizona.'
const alone = 'No other place of its state has its clock.'

/** Cities with another clock than their five nearest neighbours, by GeoNames number. */
export const zoneOfItsOwn: Record<string, string> = {
  '611847': disputed, // Sukhumi, GE
  '3831208': alone, // Qaanaaq, GL
  '3994534': border, // Ocampo, MX
  '4030556': alone, // Rikitea, PF
  '4030754': alone, // Hanga Roa, CL
  '5307778': reservation, // Page, US
  '5313059': reservation, // Sanders, US
  '5710035': settlement, // West Wendover, US
  '5888001': alone, // Atikokan, CA
  '5915327': alone, // Cap-aux-Meules, CA
  '5927708': alone, // Coral Harbour, CA
  '5932161': settlement, // Creighton, CA
  '6137462': alone, // Saint-Augustin, CA
  '4000000013': alone, // Lord Howe Island, AU
  '4000000656': alone, // Eucla, AU
}
