/**
 * Towns of disputed places, with the country to which the gazetteer assigns each, by the rule of
 * docs/decisions/167-disputed-places.md. The table was written by hand, so that the data is checked against something
 * other than its sources.
 */
const table = `
EH 2462881 2463447 2461874 2463161
PS 281133 282239
TW 1668341
XK 786714
UA 694423 693805
CY 146412 146617
SO 57289
GE 611403 611847
MD 617239
IN 1255634 1264976
PK 1169607 1178338
IL 443093 281184
SY 167444
FK 3426691
MA 2529923
`

/** The ISO 3166-1 code of the country of each town, by GeoNames number. */
export const disputedTowns: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', ...towns] = line.split(' ')
      return towns.map((town): [string, string] => [town, country])
    }),
)

/** Towns outside the outline of their country, with the reason. A unit of an outline is never split. */
export const outsideOutline: Record<string, string> = {
  '2529923': 'The unit MA-15 also covers Western Sahara.', // Tarfaya, MA
  '2461874': 'The unit MA-14 is mostly in Morocco and covers it.', // Smara, EH
}
