import type { TripContent, WorldContent, YearContent } from '#shared/pictures/content.ts'
import type { Theme } from '#shared/pictures/inks.ts'
import type { Orientation } from '#shared/pictures/poster.ts'
import type { CardShape } from '#shared/pictures/card.ts'

/** What a picture is about. */
export type Subject =
  | { about: 'profile'; content: WorldContent }
  | { about: 'year'; content: YearContent }
  | { about: 'trip'; content: TripContent }

/** The sheet of a poster, or the shape of a card. */
export type Sheet = { shape: CardShape } | { shape: 'poster'; title: string; orientation: Orientation }

/** A picture to be drawn, as it is sent to the process that draws. */
export interface PictureTask {
  subject: Subject
  sheet: Sheet
  theme: Theme
  language: string
  output:
    | { format: 'png'; width: number; dotsPerInch: number }
    /** The length of the shorter side in millimetres. */
    | { format: 'pdf'; millimetres: number }
}
