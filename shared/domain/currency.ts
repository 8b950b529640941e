/** A number without rounding: `units` divided by 10 to the power of `scale`. */
interface Decimal {
  units: bigint
  scale: number
}

const nothing: Decimal = { units: 0n, scale: 0 }
const plainNumber = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/

/**
 * Converts an amount as a person typed it by two rates to the same base, and rounds once, at the end, to two
 * decimals unless told, halves away from zero. No cent is lost on the way, however large the amount. What is
 * not a number counts as 0; so does everything when one of the rates is not above 0.
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
 * How many decimals an amount of a currency has when it is paid, as CLDR says: 2 for most, 0 for JPY, 3 for
 * KWD. Throws a RangeError for a text that is no three-letter code.
 */
export const payableDecimals = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 2

/**
 * What was typed as digits with at most one dot: groups are taken out and a decimal comma becomes a dot. The
 * last separator is the decimal one, unless it stands several times or is a comma with exactly three digits
 * after it ("1,234" is a thousand and more, "12,50" twelve and a half).
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

/** The digits without the separator between groups of three; "" when they are not such groups. */
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

/** A number of the smallest units, such as cents, with its decimals after a dot. */
function withDecimals(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
