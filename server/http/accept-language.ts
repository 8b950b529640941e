import { parseAccept } from 'hono/utils/accept'

/** The language tags of an Accept-Language header, the preferred one first. */
export const acceptedLanguages = (header: string | null | undefined): string[] =>
  parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
