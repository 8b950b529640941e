/**
 * Units that contain no city and whose name differs from their state's. Neither cities nor names give their state, and
 * without this table they would be holes in it. ISO 3166-2 → admin-1 code, from the lists of districts of these
 * countries.
 */
const table: Record<string, string> = {
  'AU-NSW': 'AU.02',
  'BF-KEN': 'BF.09',
  'GB-SWK': 'GB.ENG',
  'GN-LO': 'GN.N',
  'IE-WD': 'IE.M',
  'LK-43': 'LK.38',
  'LK-45': 'LK.38',
  'LV-014': 'LV.03',
  'LV-027': 'LV.28',
  'LV-049': 'LV.10',
  'LV-051': 'LV.21',
  'LV-061': 'LV.C7',
  'LV-082': 'LV.03',
  'LV-090': 'LV.C5',
  'LV-103': 'LV.22',
  'MK-77': 'MK.F6',
  'MK-84': 'MK.F6',
  'MW-NI': 'MW.C',
  'PH-MNL': 'PH.NCR',
  'UG-203': 'UG.E',
  'UG-214': 'UG.E',
  'UG-225': 'UG.E',
  'UG-308': 'UG.N',
  'UG-326': 'UG.N',
  'UG-425': 'UG.W',
}

/** The admin-1 code of such a unit, or undefined. */
export const uncounted = (iso3166: string) => table[iso3166]
