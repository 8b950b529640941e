/**
 * The special municipalities that GeoNames counts to the province of Taiwan, although it has the two older ones, Taipei
 * and Kaohsiung, as states. decisions/states.tsv has their towns.
 */
export const specialMunicipalities = [
  { code: 'TW.NWT', name: 'New Taipei', type: 'special municipality' },
  { code: 'TW.TAO', name: 'Taoyuan', type: 'special municipality' },
  { code: 'TW.TNN', name: 'Tainan', type: 'special municipality' },
  { code: 'TW.TXG', name: 'Taichung', type: 'special municipality' },
]
