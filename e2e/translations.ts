import type { Page } from '@playwright/test'
import { expect, expectFits, expectTextsWhole } from './test.ts'

/** Mirrors the page in Arabic, then looks in the pseudo-language for texts without room. */
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
  // Letters with accents and those of Arabic are in files of the fonts that are loaded with the first of them.
  await page.evaluate(async () => document.fonts.ready)
}
