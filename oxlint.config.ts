import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

/** An import that a folder must not contain. `regex` is matched against the import's specifier. */
interface Wall {
  regex: string
  message: string
}

const acrossFolders: Wall = {
  regex: '^\\.\\./',
  message: 'Across folders import by #shared/, #server/ or #web/.',
}
const noNode: Wall = { regex: '^node:', message: 'The browser has no Node.' }
const sdk: Wall = { regex: '^pocketbase', message: 'Only web/lib/api imports the SDK.' }
const mapLibraries: Wall = {
  regex: '^leaflet|^supercluster',
  message: 'Only web/leaflet imports the map libraries.',
}

/** The server's folders and entry files, the highest layer first. A layer imports only the layers below it. */
const serverLayers = [
  ['main', 'admin', 'app', 'prepared-database'],
  ['endpoints', 'pictures', 'planner'],
  ['auth', 'collections', 'realtime'],
  ['records', 'mail', 'rates'],
  ['http'],
  ['db'],
  ['gazetteer', 'messages'],
]

/** The same for the browser's folders. */
const webLayers = [['routes'], ['features'], ['queries', 'leaflet', 'ui'], ['lib'], ['messages']]

/** For each folder of each layer but the first, the folders that it may not import. */
const forbiddenOf = (layers: readonly (readonly string[])[]) =>
  layers.flatMap((layer, level) =>
    level === 0
      ? []
      : layer.map((folder) => ({
          folder,
          forbidden: layers
            .slice(0, level + 1)
            .flat()
            // Inside its folder a file imports with "./", so this pattern keeps features from importing each other.
            .filter((other) => other !== folder || folder === 'features'),
        })),
  )

const describe = (layers: readonly (readonly string[])[]) =>
  layers.map((layer) => layer.join(', ')).join(' → ')

const restrict = (files: string[], walls: readonly Wall[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [acrossFolders, ...walls] }] },
})

const noWeb: Wall = { regex: '^#web/', message: 'server never imports web.' }
const browserWalls: Wall[] = [
  { regex: '^#server/', message: 'web never imports server.' },
  noNode,
  sdk,
  mapLibraries,
]

const serverWalls = forbiddenOf(serverLayers).map(({ folder, forbidden }) =>
  restrict(
    [`server/${folder}/**`],
    [
      noWeb,
      {
        regex: `^#server/(${forbidden.join('|')})(/|\\.ts$)`,
        message: `Direction: ${describe(serverLayers)} → shared.`,
      },
    ],
  ),
)

const webWalls = forbiddenOf(webLayers).map(({ folder, forbidden }) =>
  restrict(
    [`web/${folder}/**`],
    [
      ...browserWalls.filter((wall) => folder !== 'leaflet' || wall !== mapLibraries),
      {
        regex: `^#web/(${forbidden.join('|')})(/|$)`,
        message: `Direction: ${describe(webLayers)} → shared.`,
      },
    ],
  ),
)

const features = readdirSync(`${import.meta.dirname}/web/features`)
const featuresBut = (feature: string) => features.filter((name) => name !== feature).join('|')
const leafletButPacking = readdirSync(`${import.meta.dirname}/web/leaflet`)
  .filter((name) => !['pack-world.ts', 'world-file.ts'].includes(name))
  .join('|')

/** The planner's subfolders: each imports the files beside them, and no other subfolder. */
const plannerRooms = ['edit', 'assistant', 'view']

const plannerWalls = restrict(
  ['web/features/planner/**'],
  [
    ...browserWalls,
    {
      regex: `^#web/(routes|features/(${featuresBut('planner')})|features/planner/(${plannerRooms.join('|')}))/`,
      message: 'Rooms of the planner import the files beside them; features never import each other.',
    },
  ],
)

/** The readers and the points run in a worker, without access to the DOM. */
const importWalls = [
  restrict(
    ['web/features/import/**'],
    [
      ...browserWalls,
      {
        regex: `^#web/(routes|features/(${featuresBut('import')}))/`,
        message: 'Features never import each other.',
      },
    ],
  ),
  restrict(
    ['web/features/import/read/**', 'web/features/import/points/**'],
    [
      ...browserWalls,
      {
        regex: `^#web/(routes|leaflet|lib|messages|queries|ui|features/(${featuresBut('import')}|import/(resolve|propose|review|store)))/|^react`,
        message: 'Readers and points import each other and shared; they run without a page.',
      },
    ],
  ),
]

/** Where two entries name the same file, the later entry replaces the rule of the earlier one. */
const walls = [
  restrict(['shared/**'], [{ regex: '^#(server|web)/', message: 'shared imports zod and itself.' }, noNode]),
  restrict(['server/**'], [noWeb]),
  ...serverWalls,
  restrict(
    ['server/db/migrations/**'],
    [{ regex: '^(#|node:)', message: 'A migration imports kysely and files of its own folder.' }],
  ),
  restrict(['web/**'], browserWalls),
  ...webWalls,
  plannerWalls,
  ...importWalls,
  restrict(
    ['web/lib/api/**'],
    [
      ...browserWalls.filter((wall) => wall !== sdk),
      {
        regex: '^#web/(routes|features|queries|leaflet|ui)(/|$)',
        message: `Direction: ${describe(webLayers)}.`,
      },
    ],
  ),
  // A world file that the build did not pack is packed by the code that fetches it.
  restrict(
    ['web/queries/world.ts'],
    [
      ...browserWalls,
      {
        regex: `^#web/(routes/|features/|ui/|leaflet/(${leafletButPacking}))`,
        message: `Direction: ${describe(webLayers)}, but for the packing of the world.`,
      },
    ],
  ),
  // Tests may use the whole app.
  restrict(['server/test/**', 'server/**/*.test.ts'], [noWeb]),
  restrict(['web/test/**', 'web/**/*.test.ts', 'web/**/*.test.tsx'], []),
]

/**
 * The SDK's methods that read records. web/lib/api/api.ts adds the `fields` and `expand` of the schema that parses
 * them.
 */
const sdkReads = ['getList', 'getFullList', 'getOne', 'getFirstListItem'].map((property) => ({
  property,
  message: 'Read records by list, fullList, first or one of web/lib/api/api.ts.',
}))

/** Attributes and props that people see or hear. Their texts must come from shared/messages. */
const shownAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'label',
  'note',
  'placeholder',
  'text',
  'title',
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    'node_modules',
    'web/dist',
    'build',
    'var',
    'data/dist',
    'data/node_modules',
    'mutation/node_modules',
    '**/*.gen.ts',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'eslint/max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
    'eslint/no-warning-comments': 'error',
    'eslint/eqeqeq': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
  },
  overrides: [
    ...walls,
    {
      files: ['web/queries/**', 'web/features/**', 'web/routes/**', 'web/ui/**'],
      rules: { 'no-restricted-properties': ['error', ...sdkReads] },
    },
    {
      files: ['web/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            restrictedAttributes: shownAttributes,
            allowedStrings: ['', ',', ', ', '/'],
          },
        ],
      },
    },
    {
      files: ['data/**', 'bench/**', 'faults/**', 'conformance/**', 'mutation/**', 'scripts/**', 'e2e/**'],
      rules: { 'no-restricted-imports': 'off', 'eslint/no-console': 'off' },
    },
    // A group of tests is a function of any length.
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts', 'e2e/**/*.journey.ts'],
      rules: { 'eslint/max-lines-per-function': 'off' },
    },
    {
      files: ['*.config.ts', 'web/vite.config.ts', 'mutation/vitest.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'server/test/**', 'web/test/**'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'react/jsx-no-literals': 'off' },
    },
  ],
})
