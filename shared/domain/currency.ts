/** An exact decimal number: `units` divided by 10 to the power of `scale`. */
interface Decimal {
  units: bigint
  scale: number
}

const nothing: Decimal = { units: 0n, scale: 0 }
const plainNumber = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/

/**
 * Converts a typed amount by two rates to the same base. The calculation is exact; only the result is rounded, to
 * `decimals` decimals, halves away from zero. The result is 0 when the amount is not a number or a rate is not
 * positive.
 */
export function convertCurrency(amount: string, fromRate: number, toRate: number, decimals = 2): string {
  const from = decimalOf(String(fromRate))
  const to = decimalOf(String(toRate))
  if (!from || !to || from.units <= 0n || to.units <= 0n) return withDecimals(0n, decimals)
  const typed = decimalOf(plainText(amount)) ?? nothing
  const above = typed.units * to.units * 10n ** BigInt(from.scale + decimals)
  const below = from.units * 10n ** BigInt(typed.scale + to.scale)
  return withDecimals(roundedQuotient(above, below), decimals)
}

/** Whether an amount is a number as convertCurrency() reads it. */
export const isAmount = (amount: string): boolean => decimalOf(plainText(amount)) !== undefined

/** Whether an amount is a number below 0. */
export const isNegativeAmount = (amount: string): boolean => (decimalOf(plainText(amount))?.units ?? 0n) < 0n

/**
 * The number of decimals of amounts in a currency, from CLDR: 2 for most, 0 for JPY, 3 for KWD. Throws a
 * RangeError for a text that is not a three-letter code.
 */
export const payableDecimals = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 2

/**
 * Normalises a typed number to digits with at most one dot: removes group separators and turns a decimal comma
 * into a dot. The last separator is the decimal separator, unless it occurs several times or is a comma with
 * exactly three digits after it: "1,234" is 1234, "12,50" is 12.5.
 */
function plainText(typed: string): string {
  const text = typed
    .replaceAll(/[\s'’_]/g, '')
    .replace('−', '-')
    .toLowerCase()
  const separators = text.replaceAll(/[^.,]/g, '')
  const last = separators.at(-1)
  if (last === undefined) return text
  const other = last === ',' ? '.' : ','
  const isGrouping =
    separators.length > 1 ? !separators.includes(other) : /^[+-]?[1-9]\d{0,2},\d{3}(e|$)/.test(text)
  if (isGrouping) return ungrouped(text, last)
  const [whole = '', decimals = ''] = text.split(last)
  return separators.indexOf(last) < separators.length - 1 ? '' : `${ungrouped(whole, other)}.${decimals}`
}

/** The digits without group separators; a text that is not a number when the groups are malformed. */
const ungrouped = (text: string, separator: string) =>
  !text.includes(separator)
    ? text
    : /^[+-]?\d{1,3}([.,]\d{3})+(e[+-]?\d+)?$/.test(text)
      ? text.replaceAll(separator, '')
      : 'no number'

function decimalOf(text: string): Decimal | undefined {
  const [match, sign, whole = '', decimals = '', exponent = '0'] = plainNumber.exec(text) ?? []
  if (match === undefined || whole + decimals === '') return undefined
  const units = BigInt(`${sign === '-' ? '-' : ''}${whole}${decimals}`)
  const scale = decimals.length - Number(exponent)
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

function roundedQuotient(above: bigint, below: bigint): bigint {
  const half = below / 2n
  return above < 0n ? -((-above + half) / below) : (above + half) / below
}

/** Formats a number of the smallest units, such as cents, with a dot before the decimals. */
function withDecimals(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
