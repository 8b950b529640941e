import { type Format, Unreadable } from '#web/features/import/read/found.ts'

/** The database of TREK, which only its operator can export; its users export GPX files or a collection. */
export const trek: Format = {
  id: 'trek',
  fits({ bytes }) {
    const head = new TextDecoder('latin1').decode(bytes)
    return head.startsWith('SQLite format 3') && head.includes('trip_members')
  },
  read: () => Promise.reject(new Unreadable('trekDatabase')),
}
