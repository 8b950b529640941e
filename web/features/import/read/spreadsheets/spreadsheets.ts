import { type Sink, type Source, Unreadable } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import type { Sheet } from './sheet-cells.ts'

/** A part of a spreadsheet that is malformed: no program wrote it so. */
const strict: Sink = {
  place: () => undefined,
  ride: () => undefined,
  trip: () => undefined,
  question: () => undefined,
  point: () => undefined,
  picture: () => undefined,
  problem() {
    throw new Unreadable('malformedXml')
  },
}

/** A sheet as a file of its own. */
const sourceOf = (file: Source, { name, text }: Sheet, isOnly: boolean): Source => ({
  ...blobSource(new Blob([text]), isOnly ? file.name : `${file.name}: ${name}`, file.modified),
  sheet: name,
})

/**
 * The sheets of a spreadsheet with something in them, each as a table with tabs. `parts` are the files of its archive.
 * Throws Unreadable for a spreadsheet without texts and for a malformed one.
 */
export const sheetsOfArchive = async (
  file: Source,
  parts: readonly Source[],
  signal: AbortSignal,
): Promise<Source[]> => {
  const byPath = new Map(parts.map((part) => [part.name, part]))
  const content = byPath.get('content.xml')
  const { sheetsOfXlsx, workbookPath } = await import('./xlsx.ts')
  const { sheetsOfOds } = await import('./ods.ts')
  const sheets =
    byPath.has(workbookPath) || content === undefined
      ? await sheetsOfXlsx(byPath, strict, signal)
      : await sheetsOfOds(content, strict, signal)
  const filled = filledOf(file, sheets)
  if (filled.length === 0) throw new Unreadable('empty')
  return filled
}

/**
 * The tables of a text that is a spreadsheet: a page of HTML with nothing but tables, or a workbook in one XML file. None
 * for any other text. `root` is the name of its first element.
 */
export const sheetsOfText = async (
  file: Source,
  root: string | undefined,
  signal: AbortSignal,
): Promise<Source[]> => {
  if (root === 'workbook') {
    const { sheetsOfXml } = await import('./xml-workbook.ts')
    return filledOf(file, await sheetsOfXml(file, strict, signal))
  }
  const { sheetsOfHtml } = await import('./html-tables.ts')
  return filledOf(file, sheetsOfHtml(await file.text(limits.wholeTextBytes)))
}

const filledOf = (file: Source, sheets: readonly Sheet[]): Source[] => {
  const filled = sheets.filter(({ text }) => text !== '')
  return filled.map((sheet, index) =>
    sourceOf(file, { ...sheet, name: sheet.name || String(index + 1) }, filled.length === 1),
  )
}
