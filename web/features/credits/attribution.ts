export type AttributionPart = { text: string; href?: string }

/**
 * An operator's credit for map tiles as texts and links. Of its HTML only links to web pages are kept; everything else
 * is removed.
 */
export function attributionParts(html: string): AttributionPart[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.childNodes].flatMap((node): AttributionPart[] => {
    const text = node.textContent
    if (text === null || text === '') return []
    if (!(node instanceof HTMLAnchorElement) || !/^https?:/.test(node.href)) return [{ text }]
    return [{ text, href: node.href }]
  })
}
