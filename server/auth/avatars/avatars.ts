import { timestampOf, type Clock } from '#server/clock.ts'
import type { FileHooks, Row } from '#server/records/collection.ts'
import { type EncodedAvatar, encodeAvatar } from './encode-avatar.ts'

/** Keeps people's pictures: encoded anew before the write, stored and dropped in its transaction. */
export function createAvatarHooks(clock: Clock): FileHooks {
  // From receive() to keep(): the record engine carries the name and the content, the rest waits here.
  const received = new WeakMap<Uint8Array, EncodedAvatar>()
  return {
    async receive({ name, content }) {
      const picture = await encodeAvatar(content)
      if ('error' in picture) return picture
      received.set(picture.content, picture)
      return { name: fittingName(name, picture.type), content: picture.content }
    },

    async keep(db, row, name, content) {
      const picture = received.get(content)
      if (!picture) throw new Error('A picture is kept that was not received.')
      const { type, thumb } = picture
      const created = timestampOf(clock())
      await db
        .insertInto('avatar')
        .values({ user: idOf(row), name, type, content: picture.content, thumb, created })
        .execute()
    },

    async drop(db, row, name) {
      await db.deleteFrom('avatar').where('user', '=', idOf(row)).where('name', '=', name).execute()
    },
  }
}

const idOf = (row: Row) => String(row['id'])

const extensions: Record<EncodedAvatar['type'], RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/gif': /\.gif$/i,
  'image/webp': /\.webp$/i,
}

/** The name with an extension that tells the truth: "photo_ab12cd34ef.html" of a PNG becomes ".png". */
function fittingName(name: string, type: EncodedAvatar['type']) {
  if (extensions[type].test(name)) return name
  return `${name.replace(/(\.tar)?\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`
}
