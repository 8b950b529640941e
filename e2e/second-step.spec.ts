import type { Page } from '@playwright/test'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { desktopOnly, expect, expectAccessible, expectFits, type Person, signOut, test } from './test.ts'

// An authenticator app, from its setup to its replacement by a recovery code.

async function passFirstStep(page: Page, { frame, auth }: Catalogue, { email, password }: Person) {
  await page.goto('/auth/login')
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(auth.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: auth.loginButton, exact: true }).click()
  await expect(page.getByRole('heading', { name: frame.auth.secondStepTitle })).toBeVisible()
}

/** The settings' text about the remaining recovery codes, up to the date of their creation. */
function codesLeft({ security }: Catalogue, left: number): string {
  const [text = ''] = security.codesLeft({ left, total: 10, day: '|' }).split('|')
  return text
}

test(
  'an authenticator app is set up, signs in, and is replaced by a recovery code',
  desktopOnly,
  async ({ signedIn: page, person, texts }) => {
    const { auth, frame, security } = texts
    await page.goto('/settings/security')
    await page.getByRole('button', { name: security.setUp, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: security.setUpTitle })
    await expect(dialog.getByRole('img', { name: security.qrLabel })).toBeVisible()
    await expectAccessible(page)
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    /**
     * The code that the app shows `steps` half minutes from now. The server also accepts the code of the next half
     * minute.
     */
    const code = (steps = 0) => totpCode(key.replaceAll(' ', ''), stepAt(new Date()) + steps)
    await expect(dialog.getByLabel(security.appCode)).toBeFocused()
    await page.keyboard.type(code())
    await expect(page.getByRole('heading', { name: security.newCodes })).toBeFocused()
    await expectAccessible(page)
    const [recovery = ''] = await page.getByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).allInnerTexts()
    await page.getByRole('checkbox', { name: security.haveKept }).check()
    await page.getByRole('button', { name: security.done, exact: true }).click()
    await expect(page.getByText(codesLeft(texts, 10))).toBeVisible()
    await expectAccessible(page)
    await signOut(page, texts)

    await passFirstStep(page, texts, person)
    await expect(page).toHaveTitle(new RegExp(frame.auth.secondStepTitle))
    await expect(page.getByLabel(auth.code, { exact: true })).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)
    // The setup has used its code. The code of the next half minute works once, too.
    await page.keyboard.insertText(code(1))
    await expect(page).toHaveURL(/\/map$/)
    await signOut(page, texts)

    await passFirstStep(page, texts, person)
    await page.getByRole('button', { name: auth.byRecovery }).click()
    await expect(page.getByLabel(auth.recoveryCode)).toBeFocused()
    await page.keyboard.type(recovery)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/map$/)
    await page.goto('/settings/security')
    await expect(page.getByText(codesLeft(texts, 9))).toBeVisible()
  },
)
