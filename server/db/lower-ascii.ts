/** A text as lower() gives it on both databases: other letters than A to Z stay as they are. */
export const lowerAscii = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
