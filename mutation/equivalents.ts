/** A mutant that behaves like the code that it replaces, so that no test can tell the two apart. */
export interface Equivalent {
  file: string
  /** The mutated code. */
  code: string
  replacement: string
  /** Why nobody can see the difference. */
  reason: string
}

/** Mutants of one file with one reason. */
const ofFile = (file: string, reason: string, ...mutants: (readonly [code: string, replacement: string])[]) =>
  mutants.map(([code, replacement]): Equivalent => ({ file, code, replacement, reason }))

/** An index that stays within its array; the type of an element includes undefined all the same. */
const withinArray = (file: string, ...mutants: (readonly [code: string, replacement: string])[]) =>
  ofFile(file, 'The index is always within the array.', ...mutants)

/** A comparison with a limit that no value equals. */
const onNoLimit = (file: string, reason: string, ...codes: string[]) =>
  ofFile(file, reason, ...codes.map((code) => [code, code.replace(/ ([<>]) /, ' $1= ')] as const))

const noText = '"Stryker was here!"'
const landmass = 'shared/domain/landmass.ts'
const tripCheck = 'shared/domain/trip-check.ts'

/** Texts in the key of a query that keep it different from all other keys when they are empty, and that nobody names. */
const inKeys = (file: string, ...texts: string[]) =>
  ofFile(
    file,
    'The key of the query stays different from all other keys, and no other code names this part of it.',
    ...texts.map((text) => [`'${text}'`, '""'] as const),
  )

/** They do not count in the score. */
export const equivalents: readonly Equivalent[] = [
  ...ofFile(
    landmass,
    'The names of landmasses are only compared with each other, and this one stays different from all others.',
    ...[
      'HAWAII',
      'CANARIES',
      'MADEIRA',
      'AZORES',
      'GALAPAGOS',
      'EASTER ISLAND',
      'SAN ANDRES',
      'BIOKO',
      'SOCOTRA',
      'ANDAMANS',
      'AFRO-EURASIA',
    ].map((name) => [`'${name}'`, '""'] as const),
  ),
  ...onNoLimit(
    landmass,
    'No city lies on this line.',
    'city.latitude < 30',
    'city.longitude < -150',
    'city.latitude < 34',
    'city.longitude < -20',
    'city.longitude < -85',
    'city.longitude < -78',
    'city.longitude < -80',
    'city.longitude > 109',
    'longitude > 108.5',
    'longitude < 118.9',
    'latitude > -4.3',
    'city.longitude > 132.5',
    'city.latitude > 3',
    'city.longitude > 53',
    'city.latitude < 13.5',
    'city.longitude > 92',
    'city.latitude < 14.5',
  ),
  ...withinArray(
    tripCheck,
    ['itinerary.legs[index]?.type', 'itinerary.legs[index].type'],
    ['stops[leg]?.city', 'stops[leg].city'],
    ['stops[leg + 1]?.city', 'stops[leg + 1].city'],
    ["''", noText],
  ),
  ...onNoLimit(
    tripCheck,
    'No city lies on this meridian, and no distance is exactly the limit.',
    'from.longitude > 90',
    'to.longitude < -90',
    'kmPerDay > kmPerDayLimit[type]',
  ),
  ...ofFile(
    tripCheck,
    'Without a distance or a first day the speed is no number or nearly 0, which is no warning either.',
    ['km === undefined', 'false'],
    ["km === undefined || leg.startDay === ''", 'false'],
    ["leg.startDay === ''", 'false'],
  ),
  ...withinArray(
    'shared/domain/itinerary.ts',
    ['stops[index]?.city', 'stops[index].city'],
    ['stops[index + 1]?.city', 'stops[index + 1].city'],
    ["''", noText],
  ),
  ...ofFile(
    'shared/domain/statistics.ts',
    'The same time is stored once more.',
    ['created < firstVisit', 'created <= firstVisit'],
    ['created > lastVisit', 'created >= lastVisit'],
  ),
  ...ofFile(
    'shared/domain/day.ts',
    'A longer text is no day for Date either.',
    ['/^\\d{4}-\\d\\d-\\d\\d$/', '/\\d{4}-\\d\\d-\\d\\d$/'],
    ['/^\\d{4}-\\d\\d-\\d\\d$/', '/^\\d{4}-\\d\\d-\\d\\d/'],
  ),
  ...ofFile(
    'shared/domain/calendar-export.ts',
    'An event of one day ends on the day after its first day, whichever of the two equal days is taken.',
    ['lastDay < firstDay', 'lastDay <= firstDay'],
  ),
  ...ofFile('shared/domain/calendar-export.ts', 'U+0080 is a control character, and is replaced before.', [
    'codePoint < 0x80',
    'codePoint <= 0x80',
  ]),
  ...ofFile('shared/domain/history.ts', 'No field has this name.', ["''", noText]),
  ...ofFile('shared/domain/weak-password.ts', 'Both texts that are compared are in the same case.', [
    'text\n    .toLowerCase()',
    'text.toUpperCase()',
  ]),
  ...ofFile('shared/domain/weak-password.ts', 'split() gives at least one part.', ["''", noText]),
  ...withinArray('server/records/filter/in-memory-rule.ts', ["''", noText], ['third === undefined', 'false']),
  ...ofFile(
    'server/records/filter/in-memory-rule.ts',
    'A number has no modifier either, which is not null.',
    ["term.type !== 'name'", 'false'],
  ),
  ...ofFile('server/records/batch.ts', 'A call that deletes has an id: any other is refused before.', [
    "''",
    noText,
  ]),
  ...ofFile('server/records/batch.ts', 'Only elements behind the first are read.', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...ofFile('server/records/batch.ts', 'No route has the path "undefined", so that this is a 404 too.', [
    '{\n    throw notFound()\n  }',
    '{}',
  ]),
  ...ofFile(
    'server/records/read/find-row.ts',
    'The query without a condition gives the same answer, later.',
    ["rule === '' && !filter", 'false'],
    ["''", noText],
  ),
  ...ofFile('server/records/read/find-row.ts', 'The names are those of the fields.', [
    'fieldOf(collection, name)?.type',
    'fieldOf(collection, name).type',
  ]),
  ...ofFile(
    'server/records/read/find-row.ts',
    'SQLite compares a text with NUL like any other. On PostgreSQL rules.test.ts notices.',
    ["id.includes('\\0')", 'false'],
  ),
  ...ofFile('server/mail/templates.ts', 'White space between two paragraphs of a page is not shown.', [
    "'\\n'",
    '""',
  ]),
  ...ofFile(
    'server/mail/delivery.ts',
    'The parts of a mail are texts, and only an object can name a file or an address to read.',
    ['true', 'false'],
  ),
  ...ofFile('server/mail/delivery.ts', 'The option "buffer" of nodemailer makes a buffer.', [
    "'The mail was not put into a buffer.'",
    '""',
  ]),
  ...ofFile('server/mail/worker.ts', 'No time is exactly the deadline.', [
    'performance.now() > deadline',
    'performance.now() >= deadline',
  ]),
  ...ofFile('server/auth/auth.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile('server/auth/providers/routes.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile('server/auth/sessions/client.ts', 'A cookie that no device has is like none.', ["''", noText]),
  ...ofFile('server/auth/providers/resolve-user.ts', 'No rule of the users names the method of a request.', [
    "'POST'",
    '""',
  ]),
  ...ofFile('server/records/filter/selection.ts', 'SQL needs no blank after a name in quotes.', [
    '` `',
    '``',
  ]),
  ...ofFile('server/records/filter/selection.ts', 'No rule, no id and no name is either of the two texts.', [
    "''",
    noText,
  ]),
  ...ofFile('server/records/filter/compare.ts', 'numberIn() makes the same number of it.', [
    "'number'",
    '""',
  ]),
  ...ofFile('server/records/filter/compare.ts', 'A condition that allows for NULL is the same without one.', [
    'false',
    'true',
  ]),
  ...ofFile(
    'server/records/write/value-errors.ts',
    'A type without a case has no error either.',
    ["'bool'", '""'],
    ["'date'", '""'],
    ["'autodate'", '""'],
  ),
  ...ofFile(
    'server/records/write/write-record.ts',
    'Only the hooks of a collection have received files.',
    ['hooks?.files?.keep', 'hooks?.files.keep'],
    ['hooks?.files', 'hooks.files'],
  ),
  ...ofFile('server/records/write/write-record.ts', 'No file has this name.', ['[]', '["Stryker was here"]']),
  ...inKeys('web/queries/account-security.ts', 'account-security', 'new-recovery-codes'),
  ...inKeys('web/queries/cities.ts', 'search', 'matches', 'resolve'),
  ...inKeys('web/queries/explore-places.ts', 'random', 'cards', 'largest'),
  ...inKeys('web/queries/map-labels.ts', 'map-labels'),
  ...inKeys('web/queries/nearby-cities.ts', 'at', 'nearby'),
  ...inKeys('web/queries/state-cities.ts', 'state'),
]
