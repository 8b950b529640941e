/** Takes the README's screenshots of the built app with demo data, and writes them into docs/screenshots. */
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
  { name: 'import-light', path: '/import', theme: 'light', size: desktop, imports: true },
] as const

const flights = `Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,Registration,Trip,Note,From_OID,To_OID,Airline_OID,Plane_OID
2017-05-02,MUC,LIS,LH1790,Lufthansa,,,,,,,,,,,,,,
2017-05-09,LIS,MUC,LH1781,Lufthansa,,,,,,,,,,,,,,
2019-05-12,MUC,TBS,LH2556,Lufthansa,,,,,,,,,,,,,,
2019-05-20,TBS,EVN,A9721,Georgian Airways,,,,,,,,,,,,,,
2019-05-24,EVN,MUC,LH2571,Lufthansa,,,,,,,,,,,,,,
2022-09-03,MUC,NA0,LH1870,Lufthansa,,,,,,,,,,,,,,
2023-10-01,MUC,KIX,LH742,Lufthansa,,,,,,,,,,,,,,`
const journeys = `City,Country,Start,End
Porto,Portugal,2017-05-05,2017-05-08
Bologna,Italy,2018-04-04,2018-04-06
Ravenna,Italy,2018-04-06,2018-04-08
Kutaisi,Georgia,2019-05-15,2019-05-16
Batumi,Georgia,2019-05-16,2019-05-19
Gyumri,Armenia,2019-05-22,2019-05-23
Trieste,Italy,2020-08-10,2020-08-13
Ljubljana,Slovenia,2020-08-13,2020-08-16
Bergen,Norway,2021-07-01,2021-07-04
Oslo,Norway,2021-07-05,2021-07-08
Thessaloniki,Greece,2022-05-03,2022-05-06
Sofia,Bulgaria,2022-05-06,2022-05-09
Kyoto,Japan,2023-10-02,2023-10-06
Nara,Japan,2023-10-06,2023-10-07
Tokyo,Japan,2023-10-07,2023-10-12
Gdansk,Poland,2024-06-14,2024-06-17
Vilnius,Lithuania,2024-06-18,2024-06-20
Tartu,Estonia,2024-06-22,2024-06-24
Springfield,United States,2025-03-02,2025-03-04
`
const files = [
  { name: 'flights.csv', mimeType: 'text/csv', buffer: Buffer.from(flights) },
  { name: 'journeys.csv', mimeType: 'text/csv', buffer: Buffer.from(journeys) },
]

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
  if ('imports' in picture) {
    await page.getByLabel('Choose files').and(page.locator('input')).setInputFiles(files)
    await page.getByRole('heading', { name: 'Review import' }).waitFor()
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
