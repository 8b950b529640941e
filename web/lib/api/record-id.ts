import { recordIdFrom } from '#shared/record-id.ts'

/** A random id for a new record. With an id from the client, a create request can be repeated and undone. */
export const newId = (): string => recordIdFrom((count) => crypto.getRandomValues(new Uint8Array(count)))
