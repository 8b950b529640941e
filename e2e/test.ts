import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { textsFor } from '#server/messages/texts.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { linkMailedTo } from './outbox.ts'

export { expect }
export {
  expectFits,
  expectNothingCovered,
  expectSteady,
  expectTargets,
  expectTextsWhole,
} from './layout-checks.ts'

/** A person with a verified account of their own. */
export interface Person {
  id: string
  name: string
  email: string
  password: string
  token: string
  record: Record<string, unknown>
}

interface Fixtures {
  /** A new person with an account, signed in nowhere. */
  person: Person
  /** The page, with `person` signed in before anything loads. */
  signedIn: Page
  /** All texts in the language of the browser. */
  texts: Catalogue
}

export interface TestOptions {
  /**
   * Runs journeys with the tag @whole in their long form, which takes minutes: `npm run matrix -- --project
   * whole-desktop`.
   */
  isWhole: boolean
}

/**
 * A journey runs on a phone by touch and on a desktop by mouse if its screens or inputs differ. All other journeys,
 * and those by the keyboard, run once.
 */
export const desktopOnly = { tag: '@desktop' }
export const phoneOnly = { tag: '@phone' }

/** An address that is unique in this run. */
export const newAddress = () => `traveller-${randomUUID()}@example.org`

export const test = base.extend<Fixtures & TestOptions>({
  isWhole: [false, { option: true }],

  person: async ({ request }, provide) => {
    const email = newAddress()
    const password = 'a long way round'
    const api = '/api/collections/users'
    const registration = {
      name: 'Marta Kowalska',
      email,
      password,
      passwordConfirm: password,
      emailVisibility: true,
    }
    const created = await request.post(`${api}/records`, { data: registration })
    if (!created.ok()) throw new Error(`Registering answered ${created.status()}: ${await created.text()}`)
    await request.post(`${api}/request-verification`, { data: { email } })
    const link = new URL(await linkMailedTo(email, '/auth/verify-email'))
    await request.post(`${api}/confirm-verification`, { data: { token: link.searchParams.get('token') } })
    const signIn = await request.post(`${api}/auth-with-password`, { data: { identity: email, password } })
    const { token, record } = (await signIn.json()) as { token: string; record: { id: string } }
    await provide({ id: record.id, name: registration.name, email, password, token, record })
  },

  texts: async ({ locale }, provide) => {
    await provide(textsFor(locale ?? ''))
  },

  signedIn: async ({ page, person }, provide) => {
    await page.addInitScript(
      ([key, value]) => {
        // Seed only once, so that a sign-out lasts across page loads.
        if (key && value && !sessionStorage.getItem('seeded')) {
          localStorage.setItem(key, value)
          sessionStorage.setItem('seeded', 'yes')
        }
      },
      ['pocketbase_auth', JSON.stringify({ token: person.token, record: person.record })],
    )
    await provide(page)
  },
})

/** Signs out by the account menu. */
export async function signOut(page: Page, { frame: { layout } }: Catalogue) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: layout.account }).click()
  await page.getByRole('menuitem', { name: layout.signOut }).click()
  await expect(banner.getByRole('link', { name: layout.signIn })).toBeVisible()
}

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on findings of axe on the page, or in its part `within`, in the light and the dark theme. */
export async function expectAccessible(page: Page, within = 'html') {
  await withoutMotion(page, async () => {
    const current = await page.evaluate(() => document.documentElement.dataset['theme'])
    const [other, own] = current === 'dark' ? ['light', 'dark'] : ['dark', 'light']
    await showTheme(page, other)
    await expectNoViolations(axe(page, within).withTags(everything), `${other} theme, ${page.url()}`)
    await showTheme(page, own)
    // Themes differ only in colours: names, roles and order need no second check.
    const colours = ['color-contrast', 'link-in-text-block']
    const again = axe(page, within, { isLoaded: true })
    await expectNoViolations(again.withRules(colours), `${own} theme, ${page.url()}`)
  })
}

/** Fails on findings of axe on the page in its current colours. */
export async function expectAccessibleAsShown(page: Page) {
  await withoutMotion(page, () => expectNoViolations(axe(page, 'html').withTags(everything), page.url()))
}

/** Runs a scan without animations, so that axe does not see a half transparent toast. */
async function withoutMotion(page: Page, scan: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scan()
  await page.emulateMedia({ reducedMotion: null })
}

/** The script that is injected when the page already has axe. */
const nothing = 'undefined'

/** The page has no frames, so axe needs no second page to merge their results; passed checks are not reported. */
const axe = (page: Page, within: string, { isLoaded = false } = {}) =>
  new AxeBuilder({ page, ...(isLoaded && { axeSource: nothing }) })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })

async function showTheme(page: Page, theme: string) {
  await page.evaluate(async (name) => {
    // During a transition the colours are between the two themes, so their contrast is not final.
    const withoutTransitions = new CSSStyleSheet()
    withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(withoutTransitions)
    document.documentElement.dataset['theme'] = name
    // A script can react to the change, and start animations that end. A spinner never ends.
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      if (ending.length === 0) break
      for (const animation of ending) animation.finish()
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions)
  }, theme)
}

async function expectNoViolations(scan: AxeBuilder, where: string) {
  const { violations } = await scan.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(({ html }) => html).join('\n    ')}`,
  )
  if (found.length > 0) throw new Error(`axe, ${where}:\n${found.join('\n')}`)
}

/** The names of the cities that the token's person has marked, sorted. */
export async function storedNames(page: Page, token: string) {
  const path = '/api/collections/visited_city/records?perPage=100&expand=city'
  const response = await page.request.get(path, { headers: { Authorization: token } })
  const { items } = (await response.json()) as { items: { expand: { city: { name: string } } }[] }
  return items.map(({ expand }) => expand.city.name).sort()
}
