import type { Page } from '@playwright/test'
import { desktopOnly, expect, signOut, test } from './test.ts'

// Passkeys in a real browser, with an authenticator that the browser simulates.

/** Gives the page a simulated built-in authenticator, which confirms every request at once. */
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

test(
  'a passkey is added, signs in from the field and by its button, and is removed',
  desktopOnly,
  async ({ signedIn: page, texts }) => {
    const { auth, fieldErrors, security } = texts
    const name = 'My laptop'
    const removal = page.getByRole('button', { name: security.removeOf({ name }) })
    await addAuthenticator(page)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: security.addPasskey }).click()
    const dialog = page.getByRole('dialog', { name: security.addPasskey })
    await dialog.getByLabel(security.passkeyName).fill(name)
    await dialog.getByRole('button', { name: security.proceed }).click()
    await expect(page.getByText(security.passkeyAdded, { exact: true })).toBeVisible()
    await expect(removal).toBeVisible()

    // The simulated browser takes the first passkey that it offers in the address field.
    await signOut(page, texts)
    await page.goto('/auth/login')
    await page.waitForURL(/\/map/)

    // From here on the browser offers no passkeys in a field, like Firefox on some systems.
    await page.addInitScript(() => {
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable')
    })
    await signOut(page, texts)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: auth.passkeySignIn }).click()
    await page.waitForURL(/\/map/)

    await page.goto('/settings/security')
    await removal.click()
    await expect(page.getByText(security.passkeyRemoved, { exact: true })).toBeVisible()
    await expect(removal).toBeHidden()
    await signOut(page, texts)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: auth.passkeySignIn }).click()
    await expect(page.getByRole('group', { name: auth.loginFailed })).toContainText(
      fieldErrors.passkeyUnknown,
    )
  },
)
