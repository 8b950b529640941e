import type { Map as LeafletMap } from 'leaflet'
import { inSlices } from '#web/lib/page/slices.ts'
import { loadFonts } from './label-fonts.ts'
import { isNameAt, type LabelName, textWidths } from './label-names.ts'

export type LabelWidths = {
  /** The width of a name's longest line, in pixels. */
  of: (name: LabelName) => number
  /** Measures these names when their fonts are loaded, and drops the previous names. */
  measure: (names: readonly LabelName[]) => void
  /** False until the first names have fonts and widths. */
  isReady: () => boolean
  remove: () => void
}

/**
 * Measures names in short tasks, and measures them again if their fonts load late. Calls `onReady` each time the
 * names of the current zoom have widths.
 */
export function createLabelWidths(map: LeafletMap, onReady: () => void): LabelWidths {
  const texts = textWidths()
  const widthOf = ({ style, lines }: LabelName) =>
    lines.reduce((widest, line) => Math.max(widest, texts.width(line, style)), 0)
  let names: readonly LabelName[] = []
  let isRemoved = false
  let isReady = false
  // If a font was missing, its later load changes the widths.
  let hasAllFonts = false
  let cancel = () => {}
  let cancelRest = () => {}

  /** Measuring a thousand names takes long on a phone, so the names of the current zoom are measured first. */
  const measureAll = () => {
    cancel()
    cancelRest()
    texts.forget()
    const zoom = map.getZoom()
    cancel = inSlices(
      names.filter((name) => isNameAt(name, zoom)),
      widthOf,
      () => {
        isReady = true
        onReady()
        cancelRest = inSlices(names, widthOf)
      },
    )
  }

  const prepare = async (asked: readonly LabelName[]) => {
    const areThere = await loadFonts(asked)
    if (isRemoved || asked !== names) return
    hasAllFonts = areThere
    measureAll()
  }

  const measureAgain = () => {
    if (isReady && !hasAllFonts) measureAll()
  }
  document.fonts?.addEventListener('loadingdone', measureAgain)

  return {
    of: widthOf,
    measure: (next) => {
      names = next
      void prepare(next)
    },
    isReady: () => isReady,
    remove: () => {
      isRemoved = true
      cancel()
      cancelRest()
      document.fonts?.removeEventListener('loadingdone', measureAgain)
    },
  }
}
