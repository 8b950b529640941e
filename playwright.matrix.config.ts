import { defineConfig, devices } from '@playwright/test'
import { languagesWithFile } from '#server/messages/language-files.ts'
import base from './playwright.config.ts'
import type { CellOptions } from './e2e/matrix/cell.ts'
import type { TestOptions } from './e2e/test.ts'

// The first hour of a new person in every setting: each screen in each colour scheme. `npm run matrix -- --project
// phone-dark` runs one setting, `-g "slow 3G"` one network. It takes too long for `npm test`. The journeys of signing
// in run in each language: `npm run matrix -- --project language-de`. Journeys that `npm test` shortens run in their
// long form: `npm run matrix -- --project whole-desktop`.

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
/** The same window at 200 % zoom. */
const zoomed = { ...desktop, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }

const screens = [
  { name: 'desktop', use: { ...desktop, hand: 'keyboard' } },
  { name: 'phone', use: { ...phone, hand: 'touch' } },
] as const

const colours = [
  { name: 'light', use: { colorScheme: 'light' } },
  { name: 'dark', use: { colorScheme: 'dark' } },
  { name: 'forced', use: { colorScheme: 'dark', contextOptions: { forcedColors: 'active' } } },
] as const

export default defineConfig<CellOptions & TestOptions>({
  ...base,
  testDir: 'e2e/matrix',
  testMatch: '*.journey.ts',
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: { ...base.use, actionTimeout: 30_000, trace: 'retain-on-failure' },
  projects: [
    ...screens.flatMap((screen) =>
      colours.map((colour) => ({
        name: `${screen.name}-${colour.name}`,
        use: { ...screen.use, ...colour.use },
        // The messages without a network do not depend on the colours.
        ...(colour.name !== 'light' && { testIgnore: 'offline.journey.ts' }),
      })),
    ),
    ...languagesWithFile().map((language) => ({
      name: `language-${language}`,
      testDir: 'e2e',
      testMatch: ['second-step.spec.ts', 'passkeys.spec.ts'],
      use: { ...desktop, locale: language },
    })),
    ...screens.map(({ name, use }) => ({
      name: `whole-${name}`,
      testDir: 'e2e',
      testMatch: '*.spec.ts',
      grep: /@whole/,
      ...(name === 'phone' && { grepInvert: /@desktop/ }),
      use: { ...use, isWhole: true },
    })),
    // Zoom changes only the layout.
    { name: 'zoomed', grep: /fast network/, use: { ...zoomed, hand: 'keyboard', colorScheme: 'light' } },
  ],
})
