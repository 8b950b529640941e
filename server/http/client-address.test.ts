import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'
import type { RequestEnv } from './context.ts'

const app = new Hono<RequestEnv>()
app.get('/:trust', (c) => c.text(clientAddress(c, c.req.param('trust') === 'trusting')))

const addressOf = async (forwarded: string, trust = 'trusting') => {
  const bindings = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } }
  return (await app.request(`/${trust}`, { headers: { 'x-forwarded-for': forwarded } }, bindings)).text()
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['', '10.0.0.1'],
])(
  'with a trusted proxy, the X-Forwarded-For header %j gives the client address %s',
  async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address)
  },
)

test('X-Forwarded-For is ignored when the proxy is not trusted', async () => {
  expect(await addressOf('203.0.113.9', 'no')).toBe('10.0.0.1')
})

test('a network is one IPv4 address or one IPv6 /64 prefix', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::2'))
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'))
})
