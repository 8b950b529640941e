import { onTestFinished, vi } from 'vitest'

/** The files that the page saves until the test ends, oldest first. happy-dom would leave the page for their address. */
export const catchSavedFiles = () => {
  const saved: { name: string; content: Blob }[] = []
  const contents = new Map<string, Blob>()
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${contents.size}`
    if (content instanceof Blob) contents.set(url, content)
    return url
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href)
    if (content) saved.push({ name: this.download, content })
  })
  onTestFinished(() => {
    address.mockRestore()
    click.mockRestore()
  })
  return saved
}
