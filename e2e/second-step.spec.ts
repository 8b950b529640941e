import type { Page } from '@playwright/test'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { desktopOnly, expect, expectAccessible, expectFits, type Person, test } from './test.ts'

// An authenticator app from its set-up to the day on which it is lost.

async function passFirstStep(page: Page, { email, password }: Person) {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
}

test(
  'an authenticator app is set up, signs in, and gives way to a recovery code',
  desktopOnly,
  async ({ signedIn: page, person }) => {
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Set up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up the authenticator app' })
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await expectAccessible(page)
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    /** What the app shows in `steps` half minutes. The server accepts a code of the next one. */
    const code = (steps = 0) => totpCode(key.replaceAll(' ', ''), stepAt(new Date()) + steps)
    await expect(dialog.getByLabel('Six digits from the app')).toBeFocused()
    await page.keyboard.type(code())
    await expect(page.getByRole('heading', { name: 'New recovery codes' })).toBeFocused()
    await expectAccessible(page)
    const [recovery = ''] = await page.getByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).allInnerTexts()
    await page.getByRole('checkbox', { name: 'I have kept these codes' }).check()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/^10 of 10 left/)).toBeVisible()
    await expectAccessible(page)
    await signOut(page)

    await passFirstStep(page, person)
    await expect(page).toHaveTitle(/Second step/)
    await expect(page.getByLabel('Code')).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
    // The code of the set-up was used. That of the next half minute works once, too.
    await page.keyboard.insertText(code(1))
    await expect(page).toHaveURL(/\/map$/)
    await signOut(page)

    await passFirstStep(page, person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(recovery)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/map$/)
    await page.goto('/settings/security')
    await expect(page.getByText(/^9 of 10 left/)).toBeVisible()
  },
)
