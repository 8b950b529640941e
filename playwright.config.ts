import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './scripts/requirements.ts'

// Every worker reads the configuration again; only the first reading creates the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'waymark-e2e-'))
const port = Number(process.env['E2E_PORT'] ?? 8099)
const dataDir = process.env['E2E_DATA_DIR']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the least number of cores, because a journey often waits for its page or for time to pass.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromiumPath },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // Last, because it has more tests: the long ones start while other tests can fill all workers.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `${process.execPath} server/main.ts`,
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
  },
})
