/** A sea's name on our maps; "\n" breaks the line. */
export type Sea = {
  name: string
  lat: number
  lng: number
  /** First and last zoom at which the name is drawn. */
  minZoom: number
  maxZoom: number
  /** Font size in pixels. */
  size: number
}

const oceans: Sea[] = [
  { name: 'North Atlantic\nOcean', lat: 31, lng: -43, minZoom: 2, maxZoom: 6, size: 17 },
  { name: 'South Atlantic\nOcean', lat: -24, lng: -15, minZoom: 2, maxZoom: 6, size: 17 },
  { name: 'North Pacific\nOcean', lat: 32, lng: -157, minZoom: 2, maxZoom: 6, size: 17 },
  { name: 'North Pacific\nOcean', lat: 27, lng: 163, minZoom: 3, maxZoom: 6, size: 16 },
  { name: 'South Pacific\nOcean', lat: -29, lng: -120, minZoom: 2, maxZoom: 6, size: 17 },
  { name: 'Indian\nOcean', lat: -21, lng: 79, minZoom: 2, maxZoom: 6, size: 17 },
  { name: 'Southern Ocean', lat: -61, lng: 22, minZoom: 2, maxZoom: 6, size: 15 },
  { name: 'Southern Ocean', lat: -63, lng: -140, minZoom: 3, maxZoom: 6, size: 15 },
  { name: 'Arctic Ocean', lat: 82.5, lng: 165, minZoom: 2, maxZoom: 5, size: 15 },
]

/** [name, latitude, longitude, first zoom, font size]; last zoom 6. */
const seas: [string, number, number, number, number][] = [
  ['Mediterranean Sea', 34.3, 18.2, 4, 15],
  ['Norwegian\nSea', 67.5, 2.5, 4, 15],
  ['Greenland\nSea', 75.5, -5, 4, 14],
  ['Barents Sea', 73.8, 38, 4, 15],
  ['Kara Sea', 76.2, 72, 4, 14],
  ['Laptev Sea', 76.3, 125, 4, 14],
  ['East Siberian\nSea', 73.4, 162, 4, 14],
  ['Chukchi\nSea', 69.5, -172, 5, 13],
  ['Beaufort\nSea', 73, -138, 4, 14],
  ['Baffin\nBay', 73.3, -66.5, 4, 14],
  ['Labrador\nSea', 58.5, -54, 4, 14],
  ['Hudson\nBay', 60, -85.5, 4, 15],
  ['North\nSea', 56.4, 3.3, 5, 14],
  ['Baltic\nSea', 55.9, 18.6, 5, 12],
  ['Bay of\nBiscay', 45.4, -5.2, 5, 13],
  ['Black Sea', 43.2, 34.4, 4, 14],
  ['Caspian\nSea', 41.3, 50.9, 5, 12],
  ['Tyrrhenian\nSea', 39.9, 12.2, 5, 12],
  ['Adriatic\nSea', 42.8, 15.6, 6, 12],
  ['Ionian\nSea', 37.6, 18.9, 5, 12],
  ['Aegean\nSea', 38.5, 25.1, 6, 12],
  ['Red Sea', 20.3, 38.5, 5, 13],
  ['Persian\nGulf', 26.6, 51.9, 6, 12],
  ['Gulf of\nAden', 12.3, 48.2, 6, 12],
  ['Arabian\nSea', 15.5, 64.5, 3, 15],
  ['Bay of\nBengal', 14.2, 88.3, 3, 15],
  ['Andaman\nSea', 10.6, 95.6, 5, 13],
  ['Mozambique\nChannel', -18.6, 41.3, 5, 12],
  ['Gulf of\nGuinea', 0.8, 3.2, 4, 14],
  ['South China\nSea', 13.6, 114.2, 4, 14],
  ['East China\nSea', 29.3, 125.2, 5, 13],
  ['Yellow\nSea', 35.6, 123.3, 5, 12],
  ['Sea of\nJapan', 40, 134.8, 4, 14],
  ['Sea of\nOkhotsk', 54, 149.5, 4, 14],
  ['Bering\nSea', 57.8, -178, 3, 15],
  ['Gulf of\nAlaska', 56.8, -145, 4, 14],
  ['Philippine\nSea', 18.5, 133.5, 4, 15],
  ['Java Sea', -4.9, 111, 5, 12],
  ['Banda\nSea', -6, 127.3, 5, 12],
  ['Celebes\nSea', 3.4, 122.3, 5, 12],
  ['Arafura\nSea', -9.4, 135.5, 5, 13],
  ['Timor\nSea', -11.4, 126.8, 5, 12],
  ['Coral Sea', -16.5, 154, 4, 15],
  ['Tasman\nSea', -38.5, 160.5, 3, 15],
  ['Great Australian\nBight', -34.6, 130, 5, 13],
  ['Gulf of\nMexico', 25.2, -90.3, 4, 14],
  ['Caribbean\nSea', 14.9, -75.3, 4, 14],
  ['Sargasso\nSea', 27.5, -65, 5, 13],
  ['Scotia Sea', -57.3, -46, 4, 14],
  ['Weddell\nSea', -72.5, -45, 4, 14],
  ['Ross Sea', -75, -176, 4, 14],
]

/** Oceans, seas, gulfs and bays. The positions are our own: where a Mercator map has room for the name. */
export const seaLabels: Sea[] = [
  ...oceans,
  ...seas.map(([name, lat, lng, minZoom, size]) => ({ name, lat, lng, minZoom, maxZoom: 6, size })),
]
