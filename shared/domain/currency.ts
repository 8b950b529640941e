import { Big } from 'big.js'

const Decimal = Big()
// A quotient gets this many decimals before it is rounded to those of the currency.
Decimal.DP = 40
Decimal.RM = Big.roundHalfUp

/** The exponent has at most two digits, because "1e999999" would fill the memory with zeros. */
const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/

/**
 * Converts a typed amount by two rates to the same base. Only the result is rounded, to `decimals` decimals, halves
 * away from zero. The result is 0 when the amount is not a number or a rate is not positive and finite.
 */
export function convertCurrency(amount: string, fromRate: number, toRate: number, decimals = 2): string {
  if (![fromRate, toRate].every((rate) => rate > 0 && rate < Infinity))
    return new Decimal(0).toFixed(decimals)
  const typed = decimalOf(amount) ?? new Decimal(0)
  const converted = typed.times(String(toRate)).div(String(fromRate)).round(decimals)
  return (converted.eq(0) ? converted.abs() : converted).toFixed(decimals)
}

/** Whether an amount is a number as convertCurrency() reads it. */
export const isAmount = (amount: string): boolean => decimalOf(amount) !== undefined

/** Whether an amount is a number below 0. */
export const isNegativeAmount = (amount: string): boolean => decimalOf(amount)?.lt(0) ?? false

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

function decimalOf(amount: string): Big | undefined {
  const text = plainText(amount)
  return plainNumber.test(text) ? new Decimal(text.replace(/^\+/, '')) : undefined
}
