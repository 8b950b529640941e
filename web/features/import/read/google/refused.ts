import { Unreadable } from '#web/features/import/read/found.ts'
import type { Format, Head, UnreadableCode } from '#web/features/import/read/found.ts'

const refused = (code: UnreadableCode, fits: (head: Head) => boolean): Format => ({
  id: 'google-records',
  fits,
  read: () => Promise.reject(new Unreadable(code)),
})

/** Files of Takeout that people mistake for their locations. Each is refused with its own sentence. */
export const refusedOfGoogle: readonly Format[] = [
  refused('timelineSettings', ({ json }) => json?.is === 'object' && json.keys.includes('deviceSettings')),
  refused(
    'myActivity',
    ({ json }) => json?.is === 'array' && ['header', 'title', 'time'].every((key) => json.keys.includes(key)),
  ),
  refused(
    'albumMetadata',
    ({ json }) =>
      json?.is === 'object' &&
      json.keys.includes('title') &&
      json.keys.includes('date') &&
      !json.keys.includes('photoTakenTime') &&
      json.inner['date']?.includes('timestamp') === true,
  ),
  refused('takeoutIndex', ({ root, text }) => root === 'html' && /takeout|Google Datenexport/i.test(text)),
  refused(
    'encryptedBackup',
    ({ is, name, text }) =>
      (is === 'binary' || is === 'text') && /encrypted backups/i.test(`${name}\n${text.slice(0, 2000)}`),
  ),
]
