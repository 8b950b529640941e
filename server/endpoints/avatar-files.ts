import type { Db } from '#server/db/connect.ts'
import { momentOf } from '#server/clock.ts'
import type { FileSource } from '#server/http/files.ts'

const thumbSize = '100x100'

/** People's pictures; of any other size than the one thumbnail the picture itself is sent. */
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
