import { timestampOf, type Clock } from '#server/clock.ts'
import type { FileHooks, Row } from '#server/records/collection.ts'
import { type EncodedAvatar, encodeAvatar } from './encode-avatar.ts'

/** Stores avatars: encodes the picture before the write, and stores or deletes it in the write's transaction. */
export function createAvatarHooks(clock: Clock): FileHooks {
  // receive() can pass only a name and the content to keep(); the type and the thumbnail are looked up here.
  const encoded = new WeakMap<Uint8Array, EncodedAvatar>()
  return {
    async receive({ name, content }) {
      const picture = await encodeAvatar(content)
      if ('error' in picture) return picture
      encoded.set(picture.content, picture)
      return { name: nameWithExtension(name, picture.type), content: picture.content }
    },

    async keep(db, row, name, content) {
      const picture = encoded.get(content)
      if (!picture) throw new Error('keep() was called with a picture that did not come from receive().')
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

/** The name with the extension of the picture's type: "photo_ab12cd34ef.html" of a PNG becomes ".png". */
function nameWithExtension(name: string, type: EncodedAvatar['type']) {
  if (extensions[type].test(name)) return name
  return `${name.replace(/(\.tar)?\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`
}
