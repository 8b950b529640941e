/** Starts the server and Vite's development server. Vite forwards /api, /flags and the other routes of the server. */
import { spawn } from 'node:child_process'

const children = [
  spawn(process.execPath, ['--watch-path=server', '--watch-path=shared', 'server/main.ts'], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'], {
    stdio: 'inherit',
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
