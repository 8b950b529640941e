import type { Page } from '@playwright/test'
import { desktopOnly, expect, test } from './test.ts'

// Passkeys of a real browser, with an authenticator that the browser simulates.

/** Gives the page a built-in authenticator, whose fingerprint reader is touched at once whenever it asks. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable', { enableUI: false })
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible()
}

test(
  'a passkey is added, signs in from the field and by its button, and is removed',
  desktopOnly,
  async ({ signedIn: page }) => {
    await addAuthenticator(page)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible()

    // The simulated browser takes the first passkey that it offers in the field for the address.
    await signOut(page)
    await page.goto('/auth/login')
    await page.waitForURL(/\/map/)

    // From here on the browser cannot offer passkeys in a field, as in Firefox on some systems.
    await page.addInitScript(() => {
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable')
    })
    await signOut(page)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL(/\/map/)

    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await expect(page.getByText('Passkey removed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeHidden()
    await signOut(page)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('group', { name: 'Could not log in' })).toContainText(
      'This passkey does not belong to an account any more.',
    )
  },
)
