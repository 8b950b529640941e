import sharp from 'sharp'
import { textsFor } from '#server/messages/texts.ts'
import { profileCard, profileStory, tripCard, tripStory, yearCard, yearStory } from '#shared/pictures/card.ts'
import { type Drawing, svgOf } from '#shared/pictures/drawing.ts'
import { inksOf } from '#shared/pictures/inks.ts'
import type { Lettering } from '#shared/pictures/lettering.ts'
import type { Atlas } from '#shared/pictures/outlines.ts'
import type { Tools } from '#shared/pictures/plates.ts'
import { tripPoster, worldPoster } from '#shared/pictures/poster.ts'
import { wordsOf } from '#shared/pictures/words.ts'
import { pdfOf } from './pdf.ts'
import type { PictureTask, Sheet, Subject } from './picture-task.ts'

/** From this size on, a card is stored with 256 colours. Messengers show no picture of more than 300 kB. */
const largestCardBytes = 290_000

sharp.cache(false)
sharp.concurrency(1)

/** The file of a picture: PNG or PDF. */
export async function drawPicture(
  { subject, sheet, theme, language, output }: PictureTask,
  atlas: Atlas,
  letters: Lettering,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(textsFor(language).pictures, language)
  const drawing = drawn({ atlas, letters, inks: inksOf[theme], words }, subject, sheet)
  if (output.format === 'pdf') return pdfOf(drawing, output.millimetres)
  const picture = sharp(Buffer.from(svgOf(drawing, output.width)), { unlimited: true })
    .flatten({ background: inksOf[theme].paper })
    .withMetadata({ density: output.dotsPerInch })
  const full = await picture.png({ compressionLevel: 8 }).toBuffer()
  const isCard = sheet.shape !== 'poster'
  if (!isCard || full.byteLength <= largestCardBytes) return new Uint8Array(full)
  return new Uint8Array(await picture.png({ palette: true, compressionLevel: 9 }).toBuffer())
}

/** The drawing of a subject on a sheet. */
export function drawn(tools: Tools, subject: Subject, sheet: Sheet): Drawing {
  if (subject.about === 'trip') {
    if (sheet.shape === 'poster') return tripPoster(tools, subject.content, sheet.title, sheet.orientation)
    return (sheet.shape === 'card' ? tripCard : tripStory)(tools, subject.content)
  }
  if (subject.about === 'year')
    return (sheet.shape === 'story' ? yearStory : yearCard)(tools, subject.content)
  if (sheet.shape === 'poster') return worldPoster(tools, subject.content, sheet.title, sheet.orientation)
  return (sheet.shape === 'card' ? profileCard : profileStory)(tools, subject.content)
}
