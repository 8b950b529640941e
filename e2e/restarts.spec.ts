import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startRealServer } from '#server/test/real-server.ts'
import { expect, newAddress, test } from './test.ts'

const email = newAddress()
const password = 'a long way round'

test(
  'two open pages show what is stored after several crashes of the server',
  { tag: ['@desktop', '@whole'] },
  async ({ browser, isWhole }) => {
    // Each start of the server takes seconds on a busy machine.
    test.setTimeout(300_000)
    const restarts = isWhole ? 20 : 5
    const dataDir = mkdtempSync(join(tmpdir(), 'waymark-restarts-'))
    const env = { LOG_LEVEL: 'error', NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
    let server = await startRealServer(dataDir, env)
    const { url } = server
    const port = new URL(url).port
    const stop = async (signal: NodeJS.Signals) => {
      server.signal(signal)
      await server.ended
    }
    // Only a process that exits by itself stores the compiled code, which halves the time of later starts.
    await stop('SIGTERM')
    server = await startRealServer(dataDir, { ...env, PORT: port })
    let token = ''

    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: token },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
      return (text === '' ? {} : JSON.parse(text)) as { id: string; token: string; record: { id: string } }
    }

    try {
      const names = { name: 'Marta Kowalska', email, emailVisibility: true }
      await call('POST', '/collections/users/records', { ...names, password, passwordConfirm: password })
      const session = await call('POST', '/collections/users/auth-with-password', {
        identity: email,
        password,
      })
      token = session.token
      const user = session.record.id
      const cities = (await (
        await fetch(
          `${url}/api/collections/city/records?perPage=${restarts * 2}&sort=-population&fields=id,name`,
        )
      ).json()) as { items: { id: string; name: string }[] }

      const context = await browser.newContext()
      await context.addInitScript(
        (stored) => localStorage.setItem('pocketbase_auth', stored),
        JSON.stringify({ token, record: session.record }),
      )
      const pages = [await context.newPage(), await context.newPage()]
      for (const page of pages) {
        const isListening = page.waitForResponse(
          (response) => response.url().endsWith('/api/realtime') && response.request().method() === 'POST',
        )
        await page.goto(`${url}/map`)
        await expect(page.getByRole('heading', { name: 'No cities yet' })).toBeVisible()
        await isListening
      }

      const marked = new Map<string, string>()
      const change = async (city: { id: string; name: string } | undefined) => {
        if (!city) throw new Error('The gazetteer has too few cities.')
        const { id } = await call('POST', '/collections/visited_city/records', { user, city: city.id })
        marked.set(id, city.name)
        const [first] = marked.keys()
        if (marked.size <= 3 || first === undefined) return
        await call('DELETE', `/collections/visited_city/records/${first}`)
        marked.delete(first)
      }
      for (let count = 0; count < restarts; count += 1) {
        await stop('SIGKILL')
        server = await startRealServer(dataDir, { ...env, PORT: port })
        // One change before the pages reconnect, and one before, during or after they load the changes since the
        // crash.
        await change(cities.items[count * 2])
        await pause((count * 1100) / restarts)
        await change(cities.items[count * 2 + 1])
      }
      for (const page of pages) {
        await expect.poll(() => shownCities(page), { timeout: 15_000 }).toEqual([...marked.values()].sort())
      }
      await context.close()
    } finally {
      await stop('SIGKILL')
      rmSync(dataDir, { recursive: true })
    }
  },
)

/** The cities in the map's list, in alphabetical order. */
const shownCities = async (page: Page) => {
  const lines = page.getByRole('list', { name: 'Visited cities' }).getByRole('listitem').locator('b')
  return (await lines.allTextContents()).sort()
}
