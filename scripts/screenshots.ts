/** Takes the README's screenshots from the built app with demo data, into docs/screenshots. */
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { startServer } from '../bench/server.ts'
import { chromiumPath } from './requirements.ts'

const folder = 'docs/screenshots'
const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

const pictures = [
  { name: 'map-light', path: '/map', theme: 'light', size: desktop },
  { name: 'countries-dark', path: '/map?show=countries', theme: 'dark', size: desktop },
  { name: 'profile-light', path: '/profile', theme: 'light', size: desktop },
  { name: 'search-light', path: '/map', theme: 'light', size: desktop, search: 'lon' },
  { name: 'phone-light', path: '/map', theme: 'light', size: phone },
  { name: 'planner-light', path: '/trip', theme: 'light', size: desktop, open: 'Edit' },
  { name: 'country-light', path: '/explore/country/0000000000000it', theme: 'light', size: desktop },
] as const

type Picture = (typeof pictures)[number]

async function take(browser: Browser, url: string, session: string, picture: Picture) {
  const page = await browser.newPage({
    viewport: picture.size,
    deviceScaleFactor: picture.size === phone ? 2 : 1,
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
  })
  await page.addInitScript((value) => localStorage.setItem('pocketbase_auth', value), session)
  await page.goto(url + picture.path)
  await page.waitForLoadState('networkidle')
  if ('search' in picture) {
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill(picture.search)
    await page.getByRole('option').first().waitFor()
  }
  if ('open' in picture) {
    await page.getByRole('link', { name: picture.open }).first().click()
    await page.waitForLoadState('networkidle')
  }
  // The map's labels and tiles fade in after the last request has ended.
  await page.waitForTimeout(1500)
  const png = await sharp(await page.screenshot())
    .png({ compressionLevel: 9 })
    .toBuffer()
  await writeFile(`${folder}/${picture.name}.png`, png)
  await page.close()
}

process.chdir(`${import.meta.dirname}/..`)
await mkdir(folder, { recursive: true })
await withScratchFolder(async (dataDir) => {
  const printed = execFileSync(process.execPath, ['server/admin.ts', 'demo'], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  })
  const [, identity, password] = /as (\S+) with the password (\S+)/.exec(printed) ?? []
  const server = await startServer(dataDir)
  const browser = await chromium.launch({ executablePath: chromiumPath })
  try {
    const answer = await fetch(`${server.url}/api/collections/users/auth-with-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identity, password }),
    })
    const session = await answer.text()
    for (const picture of pictures) await take(browser, server.url, session, picture)
  } finally {
    await browser.close()
    await server.stop()
  }
})
