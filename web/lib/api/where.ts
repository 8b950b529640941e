/**
 * A filter of the record API: the template's values are quoted as the SDK's `filter` quotes them, such as
 * where`user = ${userId} && city = ${cityId}`.
 */
export const where = (texts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => JSON.stringify(value)))
