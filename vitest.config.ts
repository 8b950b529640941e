import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{shared,server,data,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/test/postgres-setup.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          // The server that screens are tested against runs as Node loads it, not as the browser's bundler would.
          server: { deps: { external: [/\/server\//] } },
        },
      },
    ],
  },
})
