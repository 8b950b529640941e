/** Limits of what is read. A file above one of them is refused with a sentence, or a row is left out. */
export const limits = {
  /** The first bytes of a file, which show its format. */
  headBytes: 64 * 1024,
  /** The size of all files of an archive, unpacked. */
  unzippedBytes: 4 * 1024 ** 3,
  /** Unpacked to packed bytes of one file of an archive. */
  zipRatio: 200,
  /**
   * The ratio of all unpacked bytes of an archive, including nested archives, to its own size; a file that is read
   * twice counts twice.
   */
  archiveRatio: 100,
  /** Up to this size archives may unpack at any ratio. */
  smallArchiveBytes: 64 * 1024 ** 2,
  /** Below this size files are unpacked at any ratio: short files of repeated text compress well. */
  smallEntryBytes: 10 * 1024 ** 2,
  files: 100_000,
  /** The list of the files of an archive. */
  zipDirectoryBytes: 64 * 1024 ** 2,
  /** An archive in an archive is unpacked in memory. */
  innerArchiveBytes: 512 * 1024 ** 2,
  /** Nesting of archives. */
  zipDepth: 3,
  /** One item of a JSON list, in bytes: the line of a track can be long. */
  itemBytes: 64 * 1024 ** 2,
  /** Levels of JSON or XML. */
  depth: 100,
  /** A line, a field, a JSON text or an element's text, in characters. */
  fieldLength: 1024 ** 2,
  /** Found places and rides together. */
  found: 200_000,
  /** Problems that are listed individually; more are only counted. */
  problems: 1_000,
  /** Points of a track; 16 bytes each while they are read. */
  points: 20_000_000,
  /** Readers that need the whole text at once refuse larger files. */
  wholeTextBytes: 64 * 1024 ** 2,
} as const
