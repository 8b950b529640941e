// Unicode's characters around a part of a text whose direction is that of its own first letter.
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** A part of a longer text, so that its letters and brackets do not mix with those around it. */
export const isolated = (text: string): string => `${firstStrongIsolate}${text}${popDirectionalIsolate}`

/** A text without the characters of `isolated`, to be stored or compared. */
export const withoutIsolates = (text: string): string =>
  text.replaceAll(new RegExp(`[${firstStrongIsolate}${popDirectionalIsolate}]`, 'g'), '')
