/** The address of a record's file; `collection` is the collection's name or id. */
export const fileUrl = (collection: string, recordId: string, name: string): string =>
  `/api/files/${collection}/${recordId}/${encodeURIComponent(name)}`

/** The address of a person's picture at 100×100, or undefined if there is none. */
export const avatarUrl = ({ id, avatar }: { id: string; avatar: string }): string | undefined =>
  avatar === '' ? undefined : `${fileUrl('users', id, avatar)}?thumb=100x100`
