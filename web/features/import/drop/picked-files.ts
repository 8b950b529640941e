/** A file that the person has chosen or dropped. */
export interface PickedFile {
  file: File
  /** Its path in the folder that was chosen; its name otherwise. */
  path: string
}

/** The input to read: files, or a pasted text. */
export interface ImportInput {
  files: readonly PickedFile[]
  /** "" when files are read. */
  text: string
}

/** More files than these are not read, because choosing such a folder, such as a whole disk, is a mistake. */
const mostPickedFiles = 100_000

/** The files of an input element, also of one that chooses a folder. */
export const filesOfInput = (list: FileList | null): PickedFile[] =>
  [...(list ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }))

/**
 * The files and folders of a drop, with the files in the folders. Call it in the event handler: afterwards the browser
 * has emptied the transfer. Unreadable entries are omitted.
 */
export const filesOfDrop = async (transfer: DataTransfer): Promise<PickedFile[]> => {
  const entries = [...transfer.items].flatMap((item) => {
    if (item.kind !== 'file') return []
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    return [{ entry, file }]
  })
  const picked: PickedFile[] = []
  for (const { entry, file } of entries) {
    if (entry?.isDirectory === true) await collect(entry, picked)
    else if (file) picked.push({ file, path: file.name })
  }
  return picked
}

/** Adds the files of a folder and its subfolders, except hidden ones. */
async function collect(folder: FileSystemEntry, picked: PickedFile[]): Promise<void> {
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (picked.length >= mostPickedFiles) return
    if (isDirectory(next)) {
      for (const entry of await entriesOf(next)) if (!entry.name.startsWith('.')) waiting.push(entry)
    } else if (isFile(next)) {
      const path = next.fullPath.replace(/^\//, '')
      const file = await fileOf(next)
      if (file) picked.push({ file, path })
    }
  }
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | undefined>((resolve) => {
    entry.file(resolve, () => resolve(undefined))
  })

/** The entries of a folder, which browsers return in batches of a hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]))
    })
    if (part.length === 0) return all
    all.push(...part)
  }
}
