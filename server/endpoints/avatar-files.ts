import type { Db } from '#server/db/connect.ts'
import { momentOf } from '#server/clock.ts'
import type { FileSource } from '#server/http/files.ts'

const thumbSize = '100x100'

/** The pictures of users. A request for a thumbnail of another size than 100×100 gets the picture itself. */
export function avatarFiles(db: Db): FileSource {
  return async (userId, name, { thumb }) => {
    const isThumb = thumb === thumbSize
    const row = await db
      .selectFrom('avatar')
      .select([isThumb ? 'thumb as body' : 'content as body', 'type', 'created'])
      .where('user', '=', userId)
      .where('name', '=', name)
      .executeTakeFirst()
    if (!row) return null
    return {
      body: row.body,
      contentType: isThumb ? 'image/webp' : row.type,
      encoding: null,
      immutable: false,
      modified: momentOf(row.created),
      ...(isThumb && { name: `${thumbSize}_${name}` }),
    }
  }
}
