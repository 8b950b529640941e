import { cityId } from '#shared/domain/gazetteer-ids.ts'

// Cities of the test gazetteer.
export const paris = cityId(2988507)
export const berlin = cityId(2950159)
export const hallstatt = cityId(2776943)
