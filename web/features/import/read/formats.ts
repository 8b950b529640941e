import type { Format } from './found.ts'

/** All formats. Each loads its library when it reads its first file. */
export const formats: readonly Format[] = []
