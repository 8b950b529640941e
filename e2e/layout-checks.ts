import { expect, type Page } from '@playwright/test'

/** Fails when the page is wider than the window, and names the elements that are. */
export async function expectFits(page: Page) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > clientWidth
    })
    return [
      `${scrollWidth - clientWidth} px`,
      ...elements.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`),
    ].map((text) => text.slice(0, 120))
  })
  expect(wide, `elements of ${page.url()} that are wider than the screen`).toEqual([])
}

/** Fails when visible content has moved by itself since the page was loaded, and names the moved content. */
export async function expectSteady(page: Page) {
  const { score, moved } = await page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // The observer does not call back when there was no shift.
      setTimeout(() => resolve([]), 100)
    })
    const counted = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    return {
      score: counted.reduce((sum, { value }) => sum + value, 0),
      moved: counted.flatMap(({ sources }) =>
        sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
      ),
    }
  })
  expect(score, `the layout shift of ${page.url()}: ${moved.join('; ')}`).toBeLessThan(0.02)
}

/**
 * Fails when an element covers a link, button or field at any scroll position, or the page's heading before the page
 * is scrolled. A bar that is at least a third as wide as the window may cover content that can be scrolled out from
 * under it. Markers and labels on maps may overlap.
 */
export async function expectNothingCovered(page: Page) {
  const covered = await page.evaluate(async () => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`

    const barAround = (element: Element | null): Element | null => {
      if (element === null) return null
      const isBar =
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.getBoundingClientRect().width >= window.innerWidth / 3
      return isBar ? element : barAround(element.parentElement)
    }

    /** Whether scrolling uncovers the content under a bar. */
    const isPassing = (bar: Element) => {
      const { top, bottom } = bar.getBoundingClientRect()
      const isAtTop = top + bottom < window.innerHeight
      const root = document.documentElement
      return isAtTop ? window.scrollY > 0 : window.scrollY + window.innerHeight < root.scrollHeight - 1
    }

    /** Whether the element lies wholly in the window, and in each scrolling box around it. */
    const isWhole = (element: Element) => {
      const inner = element.getBoundingClientRect()
      const isWithin = (box: { left: number; top: number; right: number; bottom: number }) =>
        inner.left >= box.left &&
        inner.top >= box.top &&
        inner.right <= box.right &&
        inner.bottom <= box.bottom
      if (!isWithin({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })) return false
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const isScrolled = getComputedStyle(box).overflowY !== 'visible'
        if (isScrolled && !isWithin(box.getBoundingClientRect())) return false
      }
      return true
    }

    const coverOf = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (width < 8 || height < 8 || !isWhole(element)) return undefined
      const insetX = Math.min(12, width / 5)
      const insetY = Math.min(10, height / 4)
      const points = [
        [left + width / 2, top + height / 2],
        ...[left + insetX, right - insetX].flatMap((x) => [
          [x, top + insetY],
          [x, bottom - insetY],
        ]),
      ]
      for (const [x = 0, y = 0] of points) {
        const hit = document.elementFromPoint(x, y)
        if (hit !== null && !element.contains(hit) && !hit.contains(element)) return hit
      }
      return undefined
    }

    const found = new Set<string>()
    const look = () => {
      for (const element of document.querySelectorAll('a[href], button, input, select, textarea')) {
        if (
          element.closest('.leaflet-pane') !== null ||
          !element.checkVisibility({ visibilityProperty: true })
        ) {
          continue
        }
        const hit = coverOf(element)
        if (hit === undefined) continue
        const bar = barAround(hit)
        if (bar !== null && bar !== barAround(element) && isPassing(bar)) continue
        found.add(`${nameOf(hit)} covers ${nameOf(element)} at ${window.scrollY} px`)
      }
    }

    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector('main h1')
    if (heading !== null) {
      const { top } = heading.getBoundingClientRect()
      const hit = coverOf(heading)
      if (hit !== undefined) found.add(`${nameOf(hit)} covers the heading`)
      else if (top >= window.innerHeight) found.add('the heading is below the window')
    }
    for (let last = -1; last !== window.scrollY;) {
      last = window.scrollY
      look()
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
      // Content that appears when the page is scrolled must be drawn first.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...found]
  })
  expect(covered, `covered elements on ${page.url()}`).toEqual([])
}

/**
 * Fails when a visible control is smaller than `leastPx` in one direction. Links within a text, and pins and names on
 * maps, may be smaller. The label of a field counts as part of its target.
 */
export async function expectTargets(page: Page, leastPx: number) {
  const small = await page.evaluate((least) => {
    /** A transparent box that enlarges the target. */
    const extraOf = (element: Element) =>
      ['::before', '::after'].map((pseudo) => {
        const { content, display, position, width, height } = getComputedStyle(element, pseudo)
        const isThere = content !== 'none' && display !== 'none' && position === 'absolute'
        return isThere
          ? { width: Number.parseFloat(width), height: Number.parseFloat(height) }
          : { width: 0, height: 0 }
      })
    const boxOf = (element: Element) => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLButtonElement
          ? [...(element.labels ?? [])]
          : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const span = (ends: number[]) => Math.max(...ends) - Math.min(...ends)
      const extra = extraOf(element)
      return {
        width: Math.max(
          span(boxes.flatMap(({ left, right }) => [left, right])),
          ...extra.map(({ width }) => width),
        ),
        height: Math.max(
          span(boxes.flatMap(({ top, bottom }) => [top, bottom])),
          ...extra.map(({ height }) => height),
        ),
      }
    }
    /** A link in a line of text, whose height the surrounding text sets. */
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && (node.textContent ?? '').trim() !== '',
      )
    return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.leaflet-pane'))
        return []
      const { width, height } = boxOf(element)
      // Elements only for screen readers have no size.
      if (width <= 1 || height <= 1 || isInText(element)) return []
      // The line below a row belongs to the row's target; a link may be narrower, because its text can be one short
      // word.
      if (height >= least - 1 && width >= (element.matches('a') ? 24 : least - 1)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
      return `${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`
    })
  }, leastPx)
  expect(small, `controls of ${page.url()} smaller than ${leastPx} px`).toEqual([])
}

/**
 * Fails when a text of the app is cut off or overlaps another text. It checks only texts with accented letters of the
 * pseudo-language, because names of cities and people may be shortened with an ellipsis.
 */
export async function expectTextsWhole(page: Page) {
  const found = await page.evaluate(() => {
    const isOfTheApp = (text: string) => /[ÀÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽàçðéĝĥîĵķļñöŕšţûŵýž]{2}/.test(text)
    const quote = (text: string) => `"${text.trim().slice(0, 50)}"`

    /** The nearest ancestor that hides overflowing content, unless that ancestor can be scrolled. */
    const clippingBox = (element: Element | null, axis: 'overflowX' | 'overflowY'): Element | null => {
      if (element === null || element === document.body) return null
      const overflow = getComputedStyle(element)[axis]
      if (overflow === 'hidden' || overflow === 'clip') return element
      return overflow === 'visible' ? clippingBox(element.parentElement, axis) : null
    }

    const layers =
      'header, [role="dialog"], [role="menu"], [data-sonner-toaster], [data-over-map], .leaflet-pane'
    /** The layer above the page that contains the element, such as a dialog; null for the page itself. */
    const layerOf = (element: Element | null): Element | null =>
      element === null || element.matches(layers) || getComputedStyle(element).position === 'fixed'
        ? element
        : layerOf(element.parentElement)

    const texts: { text: string; box: DOMRect; element: Element }[] = []
    const problems = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (element === null || !isOfTheApp(text)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      const { width, height } = element.getBoundingClientRect()
      // Elements only for screen readers have no size.
      if (boxes.length === 0 || width <= 1 || height <= 1) continue
      for (const [axis, starts, ends] of [
        ['overflowX', 'left', 'right'],
        ['overflowY', 'top', 'bottom'],
      ] as const) {
        const clip = clippingBox(element, axis)?.getBoundingClientRect()
        const isCut =
          clip !== undefined &&
          clip.width > 1 &&
          boxes.some(
            (box) =>
              // Content that is wholly outside appears when it is scrolled to or focused.
              box[starts] < clip[ends] &&
              box[ends] > clip[starts] &&
              (box[starts] < clip[starts] - 2 || box[ends] > clip[ends] + 2),
          )
        if (isCut) problems.add(`${quote(text)} is cut off`)
      }
      for (const box of boxes) texts.push({ text, box, element })
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        // A list repeats the heading of its current section at its top.
        if (one.text === other.text || layerOf(one.element) !== layerOf(other.element)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // The boxes of lines are taller than their letters.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3)
          problems.add(`${quote(one.text)} lies on ${quote(other.text)}`)
      }
    }
    return [...problems]
  })
  expect(found, `texts on ${page.url()}`).toEqual([])
}
