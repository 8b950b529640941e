const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and the system that a user agent claims to be; null for an unknown one. */
export const deviceName = (agent: string) => ({
  browser: nameOf(browsers, agent),
  system: nameOf(systems, agent),
  isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(agent),
})

const nameOf = (known: readonly [RegExp, string][], agent: string): string | null =>
  known.find(([pattern]) => pattern.test(agent))?.[1] ?? null
