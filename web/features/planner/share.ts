/** Puts a text into the clipboard. Throws where the browser refuses. */
export const copyText = async (text: string): Promise<void> => {
  // Outside https there is no clipboard to write to.
  if (navigator.clipboard === undefined) throw new Error('')
  await navigator.clipboard.writeText(text)
}

/** Lets the person save a text as a file. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
