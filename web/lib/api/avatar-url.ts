import { api } from './api.ts'

/** The address of a person's picture at 100×100, or undefined when there is none. */
export const avatarUrl = (person: { id: string; avatar: string }): string | undefined =>
  person.avatar === ''
    ? undefined
    : api.files.getURL({ id: person.id, collectionName: 'users' }, person.avatar, { thumb: '100x100' })
