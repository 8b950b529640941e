import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type WorldShape, worldShape } from '#web/leaflet/world-shape.ts'
import { worldQuery } from '#web/queries/geo-json.ts'

/** The world's outlines, ready to draw and to point at; `shape` is undefined until they have come. */
export function useWorldShape(): { shape: WorldShape | undefined; hasFailed: boolean; retry: () => void } {
  const { data: file, isError, refetch } = useQuery(worldQuery)
  const shape = useMemo(() => (file ? worldShape(file) : undefined), [file])
  return { shape, hasFailed: isError || file === null, retry: () => void refetch() }
}
