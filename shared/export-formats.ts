/** The formats in which the map and the trips of an account can be downloaded; each is the file's extension. */
export const exportFormats = ['csv', 'geojson', 'kml', 'gpx', 'ics'] as const
export type ExportFormat = (typeof exportFormats)[number]
