/** Checks the import rules: adds one forbidden import for each rule and expects the linter to refuse it. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const planted = [
  ['shared/domain', '#server/app.ts'],
  ['server/http', '#web/main.tsx'],
  ['server/endpoints', '#server/app.ts'],
  ['server/planner', '#server/endpoints/config.ts'],
  ['server/auth', '#server/realtime/realtime.ts'],
  ['server/collections', '#server/auth/sessions/sessions.ts'],
  ['server/realtime', '#server/collections/index.ts'],
  ['server/records', '#server/collections/index.ts'],
  ['server/mail', '#server/auth/sessions/sessions.ts'],
  ['server/rates', '#server/prepared-database.ts'],
  ['server/http', '#server/records/collection.ts'],
  ['server/db', '#server/http/errors.ts'],
  ['server/db/migrations', '#server/db/dialect.ts'],
  ['server/db/migrations', '#shared/collections/trips.ts'],
  ['server/gazetteer', '#server/db/connect.ts'],
  ['web/features', '#server/app.ts'],
  ['web/features', 'leaflet'],
  ['web/features', 'pocketbase'],
  ['web/features/map', '#web/features/profile/profile.tsx'],
  ['web/features/planner', '#web/features/map/map-screen.tsx'],
  ['web/features/planner', '#web/features/planner/edit/planner-screen.tsx'],
  ['web/features/planner/view', '#web/features/planner/edit/planner-screen.tsx'],
  ['web/queries', '#web/features/map/user-map.tsx'],
  ['web/leaflet', '#web/queries/cities.ts'],
  ['web/ui', '#web/queries/cities.ts'],
  ['web/lib', '#web/queries/cities.ts'],
  ['web/lib', 'pocketbase'],
  ['web/routes', '../main.tsx'],
] as const

const files = planted.map(([folder, specifier], index) => {
  const path = `${folder}/planted-violation-${index}.ts`
  writeFileSync(path, `import * as planted from '${specifier}'\n\nexport const used = planted\n`)
  return { path, specifier }
})
try {
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--format=unix', ...files.map(({ path }) => path)],
    {
      encoding: 'utf8',
    },
  )
  const unnoticed = files.filter(
    ({ path }) =>
      !stdout.split('\n').some((line) => line.includes(path) && line.includes('no-restricted-imports')),
  )
  for (const { path, specifier } of unnoticed) console.error(`The linter let ${path} import ${specifier}.`)
  if (unnoticed.length > 0) process.exitCode = 1
  else console.log(`${files.length} planted imports across walls were all refused.`)
} finally {
  for (const { path } of files) rmSync(path, { force: true })
}
