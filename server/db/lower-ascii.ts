/** Lower-cases A to Z only, as SQL lower() does on both databases. */
export const lowerAscii = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
