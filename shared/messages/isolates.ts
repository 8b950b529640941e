// Unicode characters around a part of a text that takes its direction from its own first letter.
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** A part of a longer text, isolated so that its letters and brackets do not change the order of those around it. */
export const isolated = (text: string): string => `${firstStrongIsolate}${text}${popDirectionalIsolate}`

/** A text without the characters that `isolated` adds, to be stored or compared. */
export const withoutIsolates = (text: string): string =>
  text.replaceAll(new RegExp(`[${firstStrongIsolate}${popDirectionalIsolate}]`, 'g'), '')
