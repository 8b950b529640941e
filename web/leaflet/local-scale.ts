import { Control } from 'leaflet'
import { mapMessages } from '#web/messages/map.ts'

/** Leaflet's scale of metres and kilometres, in the language of the page. */
export class LocalScale extends Control.Scale {
  /** Leaflet calls it with "300 m" or "500 km", and with the part of `maxWidth` that this takes. */
  protected _updateScale(line: HTMLElement, text: string, part: number): void {
    const [length = '', unit] = text.split(' ')
    const { scaleKilometres, scaleMetres } = mapMessages
    line.style.width = `${Math.round((this.options.maxWidth ?? 0) * part)}px`
    line.textContent = (unit === 'm' ? scaleMetres : scaleKilometres)({ length: Number(length) })
  }
}
