/**
 * Special municipalities that GeoNames puts into the province of Taiwan. It lists only the two older ones, Taipei and
 * Kaohsiung, as states. decisions/states.tsv assigns their towns to these four.
 */
export const specialMunicipalities = [
  { code: 'TW.NWT', name: 'New Taipei', type: 'special municipality' },
  { code: 'TW.TAO', name: 'Taoyuan', type: 'special municipality' },
  { code: 'TW.TNN', name: 'Tainan', type: 'special municipality' },
  { code: 'TW.TXG', name: 'Taichung', type: 'special municipality' },
]
