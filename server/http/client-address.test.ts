import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, isLoopback, networkOf } from './client-address.ts'
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
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9 , [2001:db8::1]:50123 ', '2001:db8::1'],
  ['2001:db8::ffff:203.0.113.9', '2001:db8::ffff:203.0.113.9'],
  ['[2001:db8::1]:50123x', '[2001:db8::1]:50123x'],
  ['203.0.113.9:50123x', '203.0.113.9:50123x'],
  ['x203.0.113.9:50123', 'x203.0.113.9:50123'],
  ['', '10.0.0.1'],
  ['198.51.100.1,', '10.0.0.1'],
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
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2:3::')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001::2:3:4:5:6')).toBe('2001:0:0:2::/64')
})

test.each([
  [{ remoteAddress: '127.0.0.1' }, {}, true],
  [{ remoteAddress: '127.8.8.8' }, {}, true],
  [{ remoteAddress: '::ffff:127.0.0.1' }, {}, true],
  [{ remoteAddress: '::1' }, {}, true],
  [{}, {}, true],
  [{ remoteAddress: '10.0.0.1' }, {}, false],
  [{ remoteAddress: '2001:db8::127.1' }, {}, false],
  [{ remoteAddress: '127.0.0.1' }, { 'x-forwarded-for': '127.0.0.1' }, false],
  [{ remoteAddress: '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, false],
])(
  'a request from the socket %j with the headers %j comes from this machine: %s',
  async (socket, headers, expected) => {
    const local = new Hono<RequestEnv>().get('/', (c) => c.json(isLoopback(c)))
    expect(await (await local.request('/', { headers }, { incoming: { socket } })).json()).toBe(expected)
  },
)

test('without a socket the address is that of this machine', async () => {
  expect(await (await app.request('/no')).text()).toBe('127.0.0.1')
  expect(await (await app.request('/no', {}, { incoming: {} })).text()).toBe('127.0.0.1')
})
