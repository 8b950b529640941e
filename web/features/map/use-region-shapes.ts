import { useQueries } from '@tanstack/react-query'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { type RegionShape, regionShape } from '#web/leaflet/region-shape.ts'
import { withStatesQuery } from '#web/queries/geo-json.ts'

/** A country's regions, ready to draw. */
export type CountryRegions = { countryId: string; shape: RegionShape }

const prepared = new WeakMap<GeoJsonFile, CountryRegions>()

const regionsOf = (countryId: string, file: GeoJsonFile): CountryRegions => {
  const regions = prepared.get(file) ?? { countryId, shape: regionShape(file) }
  prepared.set(file, regions)
  return regions
}

/** The outlines of the regions of countries that are loaded so far. */
export const useRegionShapes = (countryIds: readonly string[]): readonly CountryRegions[] =>
  useQueries({
    queries: countryIds.map((id) => withStatesQuery(id)),
    combine: (results) =>
      results.flatMap(({ data }, index) => (data ? [regionsOf(countryIds[index] ?? '', data)] : [])),
  })
