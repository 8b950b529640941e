/** Puts a text into the clipboard. Throws where the browser refuses. */
export const copyText = async (text: string): Promise<void> => {
  // Outside https there is no clipboard to write to.
  if (navigator.clipboard === undefined) throw new Error('')
  await navigator.clipboard.writeText(text)
}
