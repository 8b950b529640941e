/**
 * Tests the linter's rules with planted violations, each of which the linter must refuse: a forbidden import for each
 * pair of folders, texts in components, and a long function.
 */
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
  ['web/features/import', '#web/features/map/map-screen.tsx'],
  ['web/features/import/read', '#web/lib/api/api.ts'],
  ['web/features/import/read', '#web/features/import/review/review-screen.tsx'],
  ['web/queries', '#web/features/map/user-map.tsx'],
  ['web/leaflet', '#web/queries/cities.ts'],
  ['web/ui', '#web/queries/cities.ts'],
  ['web/lib', '#web/queries/cities.ts'],
  ['web/lib', 'pocketbase'],
  ['web/routes', '../main.tsx'],
] as const

const plantedTexts = [
  '<p>Planted text</p>',
  "<p>{'Planted text'}</p>",
  '<p>{`Planted ${number}`}</p>',
  '<p aria-label="Planted text" />',
  '<abbr title="Planted text" />',
  '<input placeholder="Planted text" />',
  '<img alt="Planted text" src="/x.png" />',
]

const imports = planted.map(([folder, specifier], index) => ({
  path: `${folder}/planted-violation-${index}.ts`,
  content: `import * as planted from '${specifier}'\n\nexport const used = planted\n`,
  rule: 'no-restricted-imports',
  what: `the import of ${specifier}`,
}))
const texts = plantedTexts.map((element, index) => ({
  path: `web/ui/planted-text-${index}.tsx`,
  content: `export const Planted = ({ number }: { number: number }) => ${element}\n`,
  rule: 'jsx-no-literals',
  what: element,
}))
const longFunction = {
  path: 'web/lib/planted-long-function.ts',
  content: `export const planted = () => {\n${'  void 0\n'.repeat(90)}}\n`,
  rule: 'max-lines-per-function',
  what: 'a function of 92 lines',
}
const files = [...imports, ...texts, longFunction]
for (const { path, content } of files) writeFileSync(path, content)
try {
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--format=unix', ...files.map(({ path }) => path)],
    {
      encoding: 'utf8',
    },
  )
  const unnoticed = files.filter(
    ({ path, rule }) => !stdout.split('\n').some((line) => line.includes(path) && line.includes(rule)),
  )
  for (const { path, what } of unnoticed) console.error(`The linter did not refuse: ${path} with ${what}.`)
  if (unnoticed.length > 0) process.exitCode = 1
  else
    console.log(
      `${imports.length} planted imports, ${texts.length} planted texts and a long function were all refused.`,
    )
} finally {
  for (const { path } of files) rmSync(path, { force: true })
}
