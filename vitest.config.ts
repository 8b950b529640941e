import { defineConfig } from 'vitest/config'

const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

export default defineConfig({
  test: {
    // Vitest would leave one of two cores unused.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // On PostgreSQL only what asks a database.
          include: onPostgres ? ['server/**/*.test.ts'] : ['{shared,server,data,scripts,bench}/**/*.test.ts'],
          // What is about several processes on one server needs that server.
          exclude: ['**/node_modules/**', ...(onPostgres ? [] : ['**/*.postgres.test.ts'])],
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
