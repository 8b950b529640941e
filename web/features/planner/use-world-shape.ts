import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type WorldShape, worldShape } from '#web/leaflet/world-shape.ts'
import { worldQuery } from '#web/queries/geo-json.ts'

/** The world's outlines, ready to draw and to point at; undefined until they have come. */
export function useWorldShape(): WorldShape | undefined {
  const file = useQuery(worldQuery).data
  return useMemo(() => (file ? worldShape(file) : undefined), [file])
}
