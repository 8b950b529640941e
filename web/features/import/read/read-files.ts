import { Collector } from './collector.ts'
import { formats } from './formats.ts'
import { Unreadable } from './found.ts'
import type { Answers, Format, FormatId, Head, Source, UnreadableCode } from './found.ts'
import { containerOf, headOf, isOle, otherKindOf } from './head.ts'
import { jsonShapeOf } from './json-items.ts'
import { limits } from './limits.ts'
import { newReport } from './report.ts'
import type { FileReport } from './report.ts'
import { blobSource, chunksOf } from './sources.ts'
import { sinkOfSheet } from './spreadsheets/sheet-names.ts'
import { odsType } from './spreadsheets/ods-type.ts'
import { kindOfOle } from './spreadsheets/ole.ts'
import type { Budget, ZipEntry } from './zip.ts'
import { budgetOf, lazySource, requireBudget, unpacked, zipEntries } from './zip.ts'

export interface Progress {
  /** The file that is being read. */
  name: string
  /** Bytes of the chosen files that were read. */
  done: number
  total: number
  /** The number of places, rides, points and pictures so far. */
  found: number
  /** What was found so far. */
  collector: Collector
}

export interface ReadOptions {
  signal: AbortSignal
  /** Answers to questions of an earlier reading, by the name of the report. */
  answers?: Readonly<Record<string, Answers>>
  progress?: (progress: Progress) => void
}

/** Formats of which a folder may contain thousands of files: they share one report. */
const manyFiles: readonly FormatId[] = ['photos', 'google-photos']

/** Formats that any text may have. */
const plainFormats: readonly FormatId[] = ['csv', 'list']

/** Files of these kinds in a folder or archive are only counted, because nobody chose them. */
const unchosen: readonly UnreadableCode[] = [
  'empty',
  'unknown',
  'pdf',
  'office',
  'spreadsheet',
  'picture',
  'video',
  'html',
  'database',
  'archiveOther',
  'emptyJson',
  'timelineSettings',
  'myActivity',
  'takeoutIndex',
  'albumMetadata',
]

/** A file to be read: the archive that contains it, and its share of the chosen file's bytes. */
interface Item {
  source: Source
  /** The archive or folder that has the file. */
  group?: string
  archive?: string
  /** The name of the file that the person chose. */
  chosen: string
  /** The remaining budget of the file that the person chose. */
  budget: Budget
  /** Archives around the file. */
  depth: number
  /** Bytes of the chosen file. */
  share: number
}

const groupOf = ({ name }: Source) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined)

/** Reads files, and the files in archives, one after another. Never throws but for the signal. */
export const readFiles = async (files: readonly Source[], options: ReadOptions): Promise<Collector> => {
  const reader = new FilesReader(files, options)
  for (const source of files.slice(0, limits.files)) {
    const group = groupOf(source)
    await reader.read({
      source,
      chosen: source.name,
      budget: budgetOf(source.size),
      depth: 0,
      share: source.size,
      ...(group === undefined ? {} : { group }),
    })
  }
  return reader.collector
}

class FilesReader {
  readonly collector = new Collector()
  private readonly options: ReadOptions
  private readonly total: number
  private done = 0
  private readonly grouped = new Map<string, FileReport>()

  constructor(files: readonly Source[], options: ReadOptions) {
    this.options = options
    this.total = files.reduce((sum, { size }) => sum + size, 0)
  }

  /** Reads a file, or the files of an archive. */
  async read(item: Item): Promise<void> {
    const { signal } = this.options
    signal.throwIfAborted()
    const before = this.done
    try {
      const first = await item.source.slice(0, 512)
      const container = containerOf(first)
      if (container === 'zip') await this.readZip(item)
      else if (container === 'gzip') await this.read(await ungzipped(item))
      else await this.readFile(item)
    } catch (error) {
      signal.throwIfAborted()
      this.refuse(item, codeOf(error))
    }
    this.done = before + item.share
    this.tell(item.source.name, 0)
  }

  private async readZip(item: Item) {
    if (item.depth >= limits.zipDepth) throw new Unreadable('tooDeep')
    const archive = item.depth === 0 ? item.source : await inMemory(item.source, this.options.signal)
    const entries = await zipEntries(archive, item.budget)
    const kind = await kindOfZip(entries)
    if (kind === 'sheets') {
      const { sheetsOfArchive } = await import('./spreadsheets/spreadsheets.ts')
      const parts = entries.map(({ source }) => source)
      await this.readTables(item, await sheetsOfArchive(item.source, parts, this.options.signal))
      return
    }
    if (kind !== undefined) throw new Unreadable(kind)
    const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
    for (const entry of entries) {
      if (entry.isEncrypted)
        this.refuse({ ...item, source: entry.source, archive: item.source.name }, 'encrypted')
      else
        await this.read({
          source: entry.source,
          group: item.source.name,
          archive: item.source.name,
          chosen: item.chosen,
          budget: item.budget,
          depth: item.depth + 1,
          share: item.share * (entry.packed / Math.max(packed, 1)),
        })
      // The other files of a zip bomb are not tried one by one.
      requireBudget(item.budget)
    }
  }

  /** Reads each sheet of a spreadsheet as a separate file. */
  private async readTables(item: Item, sheets: readonly Source[]) {
    for (const source of sheets)
      await this.read({ ...item, source, depth: item.depth + 1, share: item.share / sheets.length })
  }

  private async readFile(item: Item) {
    const { signal, answers } = this.options
    const head = await headOf(item.source)
    if (head.root === 'html' || head.root === 'table' || head.root === 'workbook') {
      const { sheetsOfText } = await import('./spreadsheets/spreadsheets.ts')
      const sheets = await sheetsOfText(item.source, head.root, signal)
      if (sheets.length > 0) {
        await this.readTables(item, sheets)
        return
      }
    }
    const format = await this.formatOf(item, head)
    const report = this.reportFor(item, format)
    report.files += 1
    report.bytes += item.source.size
    const counted = this.counted(item)
    try {
      const sink = this.collector.sinkFor(report)
      const { sheet } = item.source
      // A table reads the name of its sheet itself.
      const ofSheet = sheet === undefined || format.id !== 'list' ? sink : sinkOfSheet(sheet, sink)
      await format.read(counted, ofSheet, signal, answers?.[report.name] ?? {})
    } catch (error) {
      signal.throwIfAborted()
      const code = codeOf(error)
      const hasOthers = report.files > 1 || manyFiles.includes(format.id)
      const isEmpty = report.places + report.rides + report.trips + report.points + report.pictures === 0
      if (!hasOthers && isEmpty) this.collector.reports.splice(this.collector.reports.indexOf(report), 1)
      if (!hasOthers && !isEmpty) report.unreadable = code
      else {
        report.files -= hasOthers ? 1 : 0
        this.refuse(item, code, format.id)
      }
    }
  }

  private async formatOf({ source, group }: Item, head: Head): Promise<Format> {
    const format = bestFormat(head)
    const other = otherKindOf(head.bytes) ?? (head.root === 'html' ? 'html' : undefined)
    // Any text can be read as a list of places, even the beginning of a PDF. In an archive or folder, a README is not a
    // list that somebody chose.
    const isList = format?.id === 'list' && group !== undefined && source.sheet === undefined
    if (format !== undefined && !isList && (other === undefined || !plainFormats.includes(format.id)))
      return format
    if (other !== undefined) throw new Unreadable(isOle(head.bytes) ? await kindOfOle(source) : other)
    if (head.is === 'json' && source.size > head.bytes.length) {
      // The keys that identify the format may come after the first 64 KB.
      const json = await jsonShapeOf(source, this.options.signal)
      const later = json === undefined ? undefined : bestFormat({ ...head, json })
      if (later !== undefined) return later
      if (json?.fault !== undefined) throw new Unreadable(json.fault)
    } else if (head.json?.fault !== undefined) throw new Unreadable(head.json.fault)
    if (head.json?.keys.length === 0 && /^\s*(\{\s*\}|\[\s*\])\s*$/.test(head.text.slice(0, 1000)))
      throw new Unreadable('emptyJson')
    throw new Unreadable('unknown')
  }

  private reportFor(item: Item, format: Format): FileReport {
    const key = `${item.group ?? ''} ${format.id}`
    const known = this.grouped.get(key)
    if (known !== undefined) return known
    const isGroup = manyFiles.includes(format.id) && item.group !== undefined
    const report = isGroup ? groupReport(item) : newReport(item.source.name, item.chosen)
    if (item.archive !== undefined && !isGroup) report.archive = item.archive
    report.format = format.id
    if (format.isArchive === true) report.isArchive = true
    if (isGroup) this.grouped.set(key, report)
    this.collector.reports.push(report)
    return report
  }

  /** Notes that a file is not read. */
  private refuse(item: Item, code: UnreadableCode, format?: FormatId) {
    if (item.group !== undefined && unchosen.includes(code)) {
      const known = this.grouped.get(item.group)
      const report = known ?? groupReport(item)
      if (known === undefined) {
        this.grouped.set(item.group, report)
        this.collector.reports.push(report)
      }
      const { count, first } = report.unknownFiles ?? { count: 0, first: item.source.name.slice(-80) }
      report.unknownFiles = { count: count + 1, first }
      return
    }
    const report = { ...newReport(item.source.name, item.chosen), unreadable: code, files: 1 }
    if (item.archive !== undefined) report.archive = item.archive
    if (format !== undefined) report.format = format
    this.collector.reports.push(report)
  }

  private tell(name: string, current: number) {
    const { found } = this.collector
    const done = Math.min(this.total, Math.round(this.done + current))
    this.options.progress?.({ name, done, total: this.total, found, collector: this.collector })
  }

  /** The source, which reports progress while its stream is read. */
  private counted({ source, share }: Item): Source {
    let bytes = 0
    return {
      ...source,
      stream: () =>
        source.stream().pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform: (chunk, controller) => {
              bytes += chunk.length
              this.tell(source.name, share * Math.min(1, bytes / Math.max(source.size, 1)))
              controller.enqueue(chunk)
            },
          }),
        ),
    }
  }
}

/** The report of a folder or archive. It stands for all files that the person chose with the folder. */
const groupReport = ({ group = '', archive, chosen }: Item): FileReport =>
  newReport(group, archive === undefined ? group : chosen)

const bestFormat = (head: Head): Format | undefined => {
  let best: Format | undefined
  let most = 0
  for (const format of formats) {
    const fit = Number(format.fits(head))
    if (fit > most) [best, most] = [format, fit]
  }
  return best
}

const codeOf = (error: unknown): UnreadableCode => (error instanceof Unreadable ? error.code : 'unreadable')

/** The kind of a zip file that is itself a document; undefined for an archive of files. */
const kindOfZip = async (entries: readonly ZipEntry[]): Promise<UnreadableCode | 'sheets' | undefined> => {
  const names = new Map(entries.map(({ source }) => [source.name, source]))
  if (entries.length > 0 && entries.every(({ isEncrypted }) => isEncrypted)) return 'encrypted'
  if (names.has('[Content_Types].xml')) {
    if (names.has('xl/workbook.xml')) return 'sheets'
    return names.has('xl/workbook.bin') ? 'spreadsheet' : 'office'
  }
  const type = names.get('mimetype')
  if (type !== undefined && names.has('content.xml'))
    return odsType.test((await type.text(200)).trim()) ? 'sheets' : 'office'
  // A file of Apple Numbers; those of Pages have no tables.
  if (names.has('Index/Document.iwa') && names.has('Index/CalculationEngine.iwa')) return 'spreadsheet'
  if ([...names.keys()].some((name) => name.endsWith('travel.db'))) return 'trekDatabase'
  return entries.length === 0 ? 'empty' : undefined
}

/** The file in a gzip. Its size is only known modulo 4 GB. */
const ungzipped = async (item: Item): Promise<Item> => {
  const { source, budget } = item
  if (item.depth >= limits.zipDepth) throw new Unreadable('tooDeep')
  const tail = await source.slice(Math.max(0, source.size - 4), source.size)
  const size = tail.length < 4 ? 0 : new DataView(tail.buffer, tail.byteOffset, 4).getUint32(0, true)
  const name = source.name.replace(/\.gz$/i, '')
  const open = () => {
    const reader = chunksOf(source, new AbortController().signal)
    const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { done, value } = await reader.next()
        if (done === true) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
    })
    return Promise.resolve(unpacked(bytes, 'gzip', source.size, budget))
  }
  return { ...item, source: lazySource(name, size, source.modified, open), depth: item.depth + 1 }
}

/** An archive inside an archive, unpacked in memory so that its directory can be read. */
const inMemory = async (source: Source, signal: AbortSignal): Promise<Source> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of chunksOf(source, signal)) {
    bytes += chunk.length
    if (bytes > limits.innerArchiveBytes) throw new Unreadable('tooLarge')
    parts.push(new Uint8Array(chunk))
  }
  return blobSource(new Blob(parts), source.name, source.modified)
}
