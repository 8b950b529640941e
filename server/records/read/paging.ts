import { badRequest } from '#server/http/errors.ts'

export interface Page {
  page: number
  perPage: number
  skipTotal: boolean
}

const defaultPerPage = 30
const maxPerPage = 1000

/**
 * Reads `page`, `perPage` and `skipTotal`. Numbers out of range are replaced by the nearest allowed or the default
 * value. Throws the contract's 400 for a malformed number or boolean.
 */
export function pageOf(query: Readonly<Record<string, string>>): Page {
  const page = integer(query['page'])
  const perPage = integer(query['perPage'])
  return {
    page: Math.max(page, 1),
    perPage: perPage <= 0 ? defaultPerPage : Math.min(perPage, maxPerPage),
    skipTotal: boolean(query['skipTotal']),
  }
}

function integer(text = ''): number {
  if (text === '') return 0
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value)) throw badRequest()
  return value
}

function boolean(text = ''): boolean {
  if (text === '' || /^(0|f|F|FALSE|false|False)$/.test(text)) return false
  if (/^(1|t|T|TRUE|true|True)$/.test(text)) return true
  throw badRequest()
}
