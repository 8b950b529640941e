import type { Page } from '@playwright/test'
import { expect, expectFits, expectTextsWhole } from './test.ts'

/** Checks that the page fits in Arabic, which mirrors it, and that all texts fit in the pseudo-language. */
export async function expectRoomForTranslations(page: Page) {
  await showLanguage(page, 'ar', 'rtl')
  await expectFits(page)
  await showLanguage(page, 'en-XA', 'ltr')
  await expectFits(page)
  await expectTextsWhole(page)
}

/** Shows the page in a language, as if it had been chosen in another tab. */
export async function showLanguage(page: Page, language: string, direction: 'ltr' | 'rtl') {
  await page.evaluate((key) => {
    localStorage.setItem('language', key)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  // Accented and Arabic letters are in separate font files, which are loaded when such a letter is first used.
  await page.evaluate(async () => document.fonts.ready)
}
