import type { Source, UnreadableCode } from '#web/features/import/read/found.ts'

/** Entries of a directory have 128 bytes, of which the first 64 are the name in UTF-16. */
const [entryBytes, nameBytes, lengthAt] = [128, 64, 64]
const directoryBytes = 8 * 1024

/**
 * What an OLE compound file is, by the streams that its directory names: a workbook of Excel 97, an encrypted document of
 * any newer program, or another document.
 */
export const kindOfOle = async (file: Source): Promise<UnreadableCode> => {
  const head = await file.slice(0, 512)
  if (head.length < 512) return 'office'
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const sectorBytes = 2 ** Math.min(16, view.getUint16(30, true))
  const start = (view.getUint32(48, true) + 1) * sectorBytes
  const directory = await file.slice(start, start + directoryBytes)
  const names: string[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = Math.min(nameBytes, (directory[at + lengthAt] ?? 0) - 2)
    if (length > 0) names.push(new TextDecoder('utf-16le').decode(directory.subarray(at, at + length)))
  }
  if (names.includes('EncryptedPackage')) return 'encrypted'
  return names.includes('Workbook') || names.includes('Book') ? 'spreadsheet' : 'office'
}
