import { formatsOf } from '#shared/domain/formats.ts'
import { currentLanguage } from '#web/messages/language.ts'

// The functions of shared/domain/formats.ts, in the page's language at the time of the call.
const formats = () => formatsOf(currentLanguage())

export const numberText = (value: number) => formats().numberText(value)
export const decimalText = (decimal: string) => formats().decimalText(decimal)
export const partText = (name: string) => formats().partText(name)
export const listText = (parts: readonly string[]) => formats().listText(parts)
export const sentenceListText = (parts: readonly string[]) => formats().sentenceListText(parts)
/** A country's name; in English the name of its record. */
export const countryName = ({ iso2, name }: { iso2: string; name: string }) =>
  formats().countryName(iso2, name)
/** A currency's name; in English the name of its record. */
export const currencyName = ({ code, name }: { code: string; name: string }) =>
  formats().currencyName(code, name)
export const compareNames = (a: string, b: string) => formats().compareNames(a, b)
