/**
 * A filter of the record API, such as where`user = ${userId} && city = ${cityId}`. Values are quoted as in the SDK's
 * `filter`.
 */
export const where = (texts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => JSON.stringify(value)))
