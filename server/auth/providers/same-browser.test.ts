import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { RequestEnv } from '#server/http/context.ts'
import { createSameBrowser } from './same-browser.ts'

function start(publicUrl: string) {
  const sameBrowser = createSameBrowser('secret', publicUrl)
  const app = new Hono<RequestEnv>()
  app.get('/mark', (c) => {
    sameBrowser.mark(c, 'client')
    return c.text('')
  })
  app.get('/holds', (c) => c.text(String(sameBrowser.holds(c, 'client'))))
  return {
    async cookie() {
      const [cookie = ''] = (await app.request('/mark')).headers.getSetCookie()
      return cookie
    },
    async holds(cookie: string) {
      const headers = { 'sec-fetch-mode': 'navigate', cookie }
      return (await app.request('/holds', { headers })).text()
    },
  }
}

const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

describe('the cookie of the browser that starts a sign-in with a provider', () => {
  test('is bound to the host with https, so that no other host of the domain can set it', async () => {
    const browser = start('https://waymark.example')
    const sent = await browser.cookie()
    expect(sent).toMatch(/^__Host-sign-in-/)
    expect(sent.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']))
    expect(sent).not.toMatch(/domain/i)
    expect(await browser.holds(pairOf(sent))).toBe('true')
    expect(await browser.holds(pairOf(sent).replace('__Host-', ''))).toBe('false')
  })

  test('is bound to the path of the response with plain http, where browsers refuse the prefix', async () => {
    const browser = start('http://localhost:8090')
    const sent = await browser.cookie()
    expect(sent).toMatch(/^sign-in-/)
    expect(sent.split('; ')).toEqual(expect.arrayContaining(['Path=/api/oauth2-redirect', 'HttpOnly']))
    expect(sent).not.toContain('Secure')
    expect(await browser.holds(pairOf(sent))).toBe('true')
  })
})
