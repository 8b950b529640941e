import { randomBytes } from 'node:crypto'
import { recordIdFrom } from '#shared/record-id.ts'

/** A random record id. */
export const newId = (): string => recordIdFrom(randomBytes)
