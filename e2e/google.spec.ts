import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenIdProvider, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { type RealServer, startRealServer } from '#server/test/real-server.ts'
import { desktopOnly, expect, expectAccessible, newAddress, test } from './test.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-google-'))
let provider: OpenIdProvider
let apple: OpenIdProvider
let server: RealServer

// A separate server, because only this one has OAuth providers.
test.beforeAll(async () => {
  provider = await startOpenIdProvider()
  apple = await startOpenIdProvider('apple')
  server = await startRealServer(folder, {
    OIDC_PROVIDERS: 'google,apple,family',
    OIDC_APPLE_ISSUER: apple.issuer,
    OIDC_APPLE_CLIENT_ID: apple.clientId,
    OIDC_APPLE_TEAM_ID: apple.appleKey.teamId,
    OIDC_APPLE_KEY_ID: apple.appleKey.keyId,
    OIDC_APPLE_PRIVATE_KEY: apple.appleKey.pem,
    OIDC_FAMILY_ISSUER: provider.issuer,
    OIDC_FAMILY_CLIENT_ID: provider.clientId,
    OIDC_FAMILY_CLIENT_SECRET: provider.clientSecret,
    OIDC_FAMILY_TITLE: 'Kowalski family',
    OIDC_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  })
})
test.afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  await Promise.all([provider.close(), apple.close()])
  rmSync(folder, { recursive: true })
})

test(
  'a new person signs up with Google and signs in again; another one signs up with Apple, which answers by a form post',
  desktopOnly,
  async ({ page }) => {
    provider.person = { sub: newAddress(), name: 'Gina Google', email: newAddress(), email_verified: true }
    await page.goto(`${server.url}/auth/register`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign Up with Google' }).click()
    const popup = await opened
    await expect(page).toHaveURL(/\/map$/, { timeout: 15_000 })
    await expect.poll(() => popup.isClosed()).toBe(true)

    await page.evaluate(() => localStorage.clear())
    await page.goto(`${server.url}/auth/login`)
    await page.getByRole('button', { name: 'Sign In with Google' }).click()
    await expect(page).toHaveURL(/\/map$/, { timeout: 15_000 })

    const refreshed = page.waitForResponse('**/auth-refresh')
    await page.goto(`${server.url}/settings/security`)
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeDisabled()
    await expect(page.getByText(/^This is your only way to sign in\./)).toBeVisible()

    // Its response would store the session again.
    await refreshed
    await page.evaluate(() => localStorage.clear())
    apple.person = { sub: newAddress(), email: newAddress(), email_verified: true }
    apple.postedUser = JSON.stringify({ name: { firstName: 'Alma', lastName: 'Apfel' } })
    await page.goto(`${server.url}/auth/login`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign In with Apple' }).click()
    await expect(page).toHaveURL(/\/map$/, { timeout: 15_000 })
    const signedIn = await page.evaluate(() => localStorage.getItem('pocketbase_auth'))
    expect(signedIn).toContain('Alma Apfel')
  },
)

test(
  'a person with a password links a Google account, and unlinks it',
  desktopOnly,
  async ({ page, request }) => {
    const email = newAddress()
    const password = 'a long way round'
    const users = `${server.url}/api/collections/users`
    const registration = { name: 'Marta', email, password, passwordConfirm: password }
    await request.post(`${users}/records`, { data: registration })
    const reply = await request.post(`${users}/auth-with-password`, { data: { identity: email, password } })
    const session = JSON.stringify(await reply.json())
    await page.addInitScript((stored) => localStorage.setItem('pocketbase_auth', stored), session)
    const elsewhere = newAddress()
    provider.person = { sub: newAddress(), name: 'Marta', email: elsewhere, email_verified: true }
    await page.goto(`${server.url}/settings/security`)
    await page.getByRole('button', { name: 'Link Google' }).click()
    const unlink = page.getByRole('button', { name: 'Unlink Google' })
    await expect(unlink).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(elsewhere)).toBeVisible()
    await expectAccessible(page)
    await unlink.click()
    const link = page.getByRole('button', { name: 'Link Google' })
    await expect(link).toBeVisible()
    await expect(page.getByText(elsewhere)).toBeHidden()

    // Another person takes the Google account.
    const methods = await (await request.get(`${users}/auth-methods`)).json()
    const google = methods.oauth2.providers.find(({ name }: { name: string }) => name === 'google')
    const redirectURL = `${server.url}/api/oauth2-redirect`
    const consent = await request.get(google.authURL + encodeURIComponent(redirectURL), { maxRedirects: 0 })
    const code = new URL(consent.headers()['location'] ?? '').searchParams.get('code')
    const grant = { provider: 'google', code, codeVerifier: google.codeVerifier, redirectURL }
    const other = await (await request.post(`${users}/auth-with-oauth2`, { data: grant })).json()
    expect(other.meta.isNew).toBe(true)
    await link.click()
    await expect(
      page.getByText(/^This account is already linked to another Waymark account\./).first(),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pocketbase_auth'))).toContain(email)
  },
)

test(
  'after closing the provider’s window a person can sign in again, and the last page shows the outcome',
  desktopOnly,
  async ({ page }) => {
    await page.goto(`${server.url}/auth/login`)
    const opened = page.waitForEvent('popup')
    provider.faults = { denies: true }
    await page.getByRole('button', { name: 'Sign In with Google' }).click()
    await (await opened).close()
    provider.faults = {}
    await page.waitForTimeout(1100)
    provider.person = { sub: newAddress(), name: 'Gina Google', email: newAddress(), email_verified: true }
    await page.getByRole('button', { name: 'Sign In with Google' }).click()
    await expect(page).toHaveURL(/\/map$/, { timeout: 15_000 })

    await page.goto(`${server.url}/_/#/auth/oauth2-redirect-failure`)
    await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeHidden()
    await expectAccessible(page)
  },
)
