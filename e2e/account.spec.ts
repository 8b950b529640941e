import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { linkMailedTo } from './outbox.ts'
import { desktopOnly, expect, expectAccessible, newAddress, type Person, phoneOnly, test } from './test.ts'

// The account after registration: a forgotten password, the settings, deleting it.

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

/** Opens a page on another device on which the person is also signed in. */
async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/map/)
  await page.goto(path)
  return page
}

async function signInByHand(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function openSettings(page: Page) {
  await page.goto('/settings/general')
  await expect(page.getByRole('button', { name: 'Update Settings' })).toBeVisible()
}

test('a forgotten password is reset by mail', phoneOnly, async ({ page, person }) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveTitle(/Forgot Password/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Request Reset' }).click()
  await expect(page.getByText('Password reset email sent')).toBeVisible()
  await expect(
    page.getByText('An email with password reset instructions has been sent to your inbox'),
  ).toBeVisible()
  const again = page.getByRole('button', { name: /^Send Again \(\d+\)$/ })
  await expect(again).toBeDisabled()
  await page.reload()
  await expect(again).toBeVisible()

  await page.goto(pathOf(await linkMailedTo(person.email, '/auth/reset-password')))
  await expect(page).toHaveTitle(/Reset Password/)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('another way round')
  await page.getByLabel('Confirm new password').fill('another way round')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Changed password')).toBeVisible()
  await expect(page.getByText('Your password has been updated')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signInByHand(page, person.email, person.password)
  await expect(page.getByRole('group', { name: 'Could not log in' })).toBeVisible()
  await page.getByLabel('Password').fill('another way round')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/map/)
})

test(
  'name, picture and public profile are changed in the settings',
  desktopOnly,
  async ({ signedIn: page, person, browser, baseURL }) => {
    await page.goto('/map')
    await openSettings(page)
    await expect(page).toHaveTitle(/General Settings/)
    const update = page.getByRole('button', { name: 'Update Settings' })
    await expect(update).toBeDisabled()

    await page.getByLabel('Name').fill('M')
    await expect(update).toBeEnabled()
    await update.click()
    await expect(page.getByText('Too short')).toBeVisible()
    await page.getByLabel('Name').fill('Ibn Battuta')
    await page.getByLabel('Picture file').setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_242_881),
    })
    await expect(page.getByText('File too large (5MB max)')).toBeVisible()
    await expectAccessible(page)
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#31725A' } })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'Me.jpg', mimeType: 'image/jpeg', buffer: photo })
    await update.click()
    await expect(page.getByText('Success!')).toBeVisible()
    await expect(page.getByText('Account details were updated successfully')).toBeVisible()
    await expect(update).toBeDisabled()
    const picture = page.getByRole('main').locator('img')
    await expect(picture).toHaveAttribute('src', /\/api\/files\/users\/.+\?thumb=100x100$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100)
    await expect(page.getByRole('banner').locator('img')).toBeVisible()

    await page.getByRole('switch', { name: 'Public profile' }).click()
    await expect(page.getByLabel('Address of your profile')).toHaveValue(new RegExp(`/profile/${person.id}$`))
    await expectAccessible(page)
    const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
    await stranger.goto(`/profile/${person.id}`)
    await expect(stranger.getByRole('main').getByText('Ibn Battuta')).toBeVisible()
    await stranger.context().close()

    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/map/)
  },
)

test('the settings are changed by the keyboard alone', desktopOnly, async ({ signedIn: page }) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Back' }).focus()
  for (const tab of ['General', 'Security', 'Imports']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: tab })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Freya Stark')
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Update Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account details were updated successfully')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Freya Stark')
  // The button is disabled again and keeps the focus, so that Tab continues after it.
  await expect(page.getByRole('button', { name: 'Update Settings' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Update Settings' })).toBeFocused()
})

test(
  'a new password signs the other devices out and keeps this one',
  desktopOnly,
  async ({ signedIn: page, person, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL, person, '/profile')
    await openSettings(page)
    await page.getByLabel('Current password').fill('a wrong way round')
    await page.getByLabel('New password', { exact: true }).fill('a new way round')
    await page.getByLabel('Confirm new password').fill('a new way')
    await page.getByRole('button', { name: 'Update Settings' }).click()
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await page.getByLabel('Confirm new password').fill('a new way round')
    await page.getByRole('button', { name: 'Update Settings' }).click()
    await expect(page.getByText('Could not update account details')).toBeVisible()
    await expect(page.getByText('This is not your password', { exact: true })).toBeVisible()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByRole('button', { name: 'Update Settings' }).click()
    await expect(page.getByText('Account details were updated successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Update Settings' })).toBeVisible()
    await linkMailedTo(person.email, '/auth/forgot-password')

    await other.reload()
    await expect(other).toHaveURL(/\/auth\/login/)
    await signInByHand(other, person.email, 'a new way round')
    await expect(other.getByText('Marta Kowalska')).toBeVisible()
    await expect(other).toHaveURL(/\/profile/)
    await other.context().close()
  },
)

test('the account gets another address', desktopOnly, async ({ signedIn: page, person }) => {
  const address = newAddress()
  await openSettings(page)
  await page.getByLabel('New email').fill(address)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText('Confirmation email sent')).toBeVisible()
  await page.goto(pathOf(await linkMailedTo(address, '/auth/confirm-email-change')))
  await expect(page).toHaveTitle(/Confirm Email/)
  await expectAccessible(page)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('Email changed')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signInByHand(page, address, person.password)
  await expect(page).toHaveURL(/\/map/)
  await openSettings(page)
  await expect(page.getByText(address)).toBeVisible()
})

test(
  'a change on one device appears on another one, which is then signed out',
  desktopOnly,
  async ({ signedIn: page, person, browser, baseURL }) => {
    const other = await otherDevice(browser, baseURL, person, '/profile')
    await expect(other.getByText('Marta Kowalska')).toBeVisible()
    await openSettings(page)
    const listened = other.waitForResponse(
      (response) => response.url().endsWith('/api/realtime') && response.request().method() === 'POST',
    )
    await other.reload()
    await listened
    await page.getByLabel('Name').fill('Gertrude Bell')
    await page.getByRole('button', { name: 'Update Settings' }).click()
    await expect(other.getByText('Gertrude Bell')).toBeVisible()
    // The message of the save can arrive after the event. It would cover the next message, and stays while the mouse is
    // over it.
    const messages = page.locator('[data-sonner-toast]')
    await expect(messages).toHaveCount(1)
    await page.mouse.move(0, 0)
    await expect(messages).toHaveCount(0)

    await page.getByRole('link', { name: 'Security' }).click()
    await expect(page).toHaveTitle(/Security Settings/)
    const signOut = page.getByRole('button', { name: 'Sign out of Firefox on Linux' })
    await signOut.click()
    await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
    await expect(signOut).toBeHidden()
    await other.reload()
    await expect(other).toHaveURL(/\/auth\/login/)
    await other.context().close()
  },
)

test(
  'the person’s data is exported and the account deleted',
  phoneOnly,
  async ({ signedIn: page, person }) => {
    await openSettings(page)
    for (const [format, text] of [
      ['JSON', '"product":"waymark"'],
      ['CSV', 'kind,'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${format}` }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(new RegExp(`^waymark-[\\d-]{10}\\.${format.toLowerCase()}$`))
      const content = readFileSync(await file.path(), 'utf8')
      expect(content).toContain(text)
      expect(content).toContain(person.email)
    }

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('a wrong way round')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could not delete account')).toBeVisible()
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Account deleted')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/auth/login')
    await signInByHand(page, person.email, person.password)
    await expect(page.getByRole('group', { name: 'Could not log in' })).toBeVisible()
  },
)

test('the picture can be changed from the profile', phoneOnly, async ({ signedIn: page }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change picture' })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog.getByText('Please select a file.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Picture').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10),
  })
  await expect(dialog.getByText('Only PNG files are allowed.')).toBeVisible()
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#B0135E' } })
    .png()
    .toBuffer()
  await dialog.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Profile picture updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    /me.*\.png\?thumb=100x100/,
  )
})
