import { Control } from 'leaflet'
import { mapMessages } from '#web/messages/map.ts'

/** Leaflet's metric scale, in the language of the page. */
export class LocalScale extends Control.Scale {
  /**
   * Leaflet calls it with each move, with "300 m" or "500 km" and the length as a part of `maxWidth`. Equal text is
   * not written again, because that would cause a layout.
   */
  protected _updateScale(line: HTMLElement, text: string, part: number): void {
    const [length = '', unit] = text.split(' ')
    const { scaleKilometres, scaleMetres } = mapMessages
    line.style.width = `${Math.round((this.options.maxWidth ?? 0) * part)}px`
    const shown = (unit === 'm' ? scaleMetres : scaleKilometres)({ length: Number(length) })
    if (line.textContent !== shown) line.textContent = shown
  }
}
