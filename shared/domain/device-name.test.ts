import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`
const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Windows NT 10.0; Win64; x64'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const iPhone = 'iPhone; CPU iPhone OS 18_1 like Mac OS X'

test.each([
  [mozilla(windows, `${gecko} Chrome/142.0.0.0 Safari/537.36`), 'Chrome', 'Windows', false],
  [mozilla(windows, `${gecko} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`), 'Edge', 'Windows', false],
  [mozilla(windows, `${gecko} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`), 'Opera', 'Windows', false],
  [mozilla('X11; Linux x86_64; rv:145.0', 'Gecko/20100101 Firefox/145.0'), 'Firefox', 'Linux', false],
  [mozilla('X11; Linux x86_64', `${gecko} HeadlessChrome/142.0.0.0 Safari/537.36`), 'Chrome', 'Linux', false],
  [
    mozilla('X11; CrOS x86_64 14541.0.0', `${gecko} Chrome/142.0.0.0 Safari/537.36`),
    'Chrome',
    'ChromeOS',
    false,
  ],
  [mozilla(mac, 'AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'), 'Safari', 'macOS', false],
  [mozilla('Macintosh', 'Gecko/20100101 Firefox/145.0'), 'Firefox', 'macOS', false],
  [
    mozilla('iPad; CPU OS 18_1 like Mac OS X', 'Version/18.1 Mobile/15E148 Safari/604.1'),
    'Safari',
    'iPad',
    false,
  ],
  [mozilla(iPhone, 'Version/18.1 Mobile/15E148 Safari/604.1'), 'Safari', 'iPhone', true],
  [mozilla(iPhone, 'CriOS/142.0 Mobile/15E148 Safari/604.1'), 'Chrome', 'iPhone', true],
  [mozilla(iPhone, 'FxiOS/145.0 Mobile/15E148 Safari/605.1.15'), 'Firefox', 'iPhone', true],
  [
    mozilla('Linux; Android 15; SM-S921B', `${gecko} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`),
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    mozilla('Linux; Android 10; K', `${gecko} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0`),
    'Edge',
    'Android',
    true,
  ],
  [
    mozilla('Linux; Android 15; SM-X710', `${gecko} Chrome/142.0.0.0 Safari/537.36`),
    'Chrome',
    'Android',
    false,
  ],
  ['curl/8.9.1', null, null, false],
  ['', null, null, false],
])('names the browser and the system of %s', (agent, browser, system, isPhone) => {
  expect(deviceName(agent)).toEqual({ browser, system, isPhone })
})
