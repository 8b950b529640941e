import type { City } from '../cities.ts'
import { cityFinder } from '../find-city.ts'

/** The cities of the sample traveller on the plates, by country. */
const visited = `
PT Lisbon, Porto, Coimbra · ES Madrid, Barcelona, Seville, Granada, Bilbao · FR Paris, Lyon, Bordeaux, Marseille
GB London, Edinburgh, Bristol, Manchester · IE Dublin · NL Amsterdam · BE Brussels · DE Berlin, Hamburg, Munich
DK Copenhagen · NO Bergen, Oslo · SE Stockholm, Gothenburg · FI Helsinki · EE Tallinn · LV Riga · LT Vilnius
PL Warsaw, Kraków · CZ Prague · AT Vienna, Salzburg · HU Budapest · SI Ljubljana · HR Zagreb, Split
IT Venice, Florence, Bologna, Milan, Rome, Naples, Palermo · GR Athens, Thessaloníki · TR Istanbul, İzmir · GE Tbilisi
IS Reykjavík, Akureyri · MA Marrakesh · EG Cairo · JO Amman · KE Nairobi, Mombasa · NA Windhoek · ZA Cape Town
IN Mumbai, Delhi, Kochi · NP Kathmandu · TH Chiang Mai, Bangkok · LA Luang Prabang · VN Hanoi, Da Nang · SG Singapore
JP Tokyo, Kyoto, Hiroshima, Sapporo · KR Seoul · TW Taipei · AU Sydney, Melbourne, Hobart · NZ Auckland, Wellington
US New York City, San Francisco, Seattle, New Orleans, Chicago · CA Vancouver, Montréal · MX Mexico City, Guadalajara
GT Guatemala City · CO Bogotá, Cartagena · EC Quito · PE Lima, Cusco · BO La Paz · CL Santiago, Valparaíso
AR Buenos Aires, Mendoza · UY Montevideo · BR Rio de Janeiro, Salvador
`

const entries = visited
  .trim()
  .split(/\s*[·\n]\s*/)
  .flatMap((entry) =>
    entry
      .slice(3)
      .split(', ')
      .map((name): [string, string] => [entry.slice(0, 2), name]),
  )

/** The sample traveller's cities from north to south, so that southern pins cover northern ones. */
export const sampleCities = (cities: readonly City[]) => {
  const find = cityFinder(cities)
  return entries
    .map(([country, name]) => find(country, name))
    .sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude)
}

/** Countries of the sample traveller. */
export const sampleCountries = new Set(entries.map(([country]) => country))
