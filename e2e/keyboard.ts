import { expect, type Locator, type Page } from '@playwright/test'

const mostPresses = 300

/** The position of `target` relative to the focused element. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement
    if (focused === element) return 'here'
    if (focused === null || focused === document.body) return 'after'
    const position = focused.compareDocumentPosition(element)
    return (position & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'after' : 'before'
  })

/**
 * Presses Tab, or Shift+Tab when `target` comes earlier in the page, until `target` has the focus, and checks that the
 * focus is visible.
 */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const isBefore = (await placeOf(target)) === 'before'
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await placeOf(target)) === 'here') {
      const isShown = await target.evaluate((element) => {
        // For a search field the caret is enough, because the results below it change with each letter.
        if (element.role === 'combobox' && element instanceof HTMLInputElement) return true
        const { outlineStyle, boxShadow, outlineWidth } = getComputedStyle(element)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      expect(isShown, `the focus is visible on ${target.toString()}`).toBe(true)
      return
    }
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}.`)
}
