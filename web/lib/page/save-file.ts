/** Downloads a file in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
