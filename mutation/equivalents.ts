/** A mutant that behaves like the original code, so that no test can detect it. */
export interface Equivalent {
  file: string
  /** The mutated code. */
  code: string
  replacement: string
  /** Why the behaviour is the same. */
  reason: string
}

/** Mutants of one file with one reason. */
const ofFile = (file: string, reason: string, ...mutants: (readonly [code: string, replacement: string])[]) =>
  mutants.map(([code, replacement]): Equivalent => ({ file, code, replacement, reason }))

/** An index that is always within its array, although the type of an element includes undefined. */
const withinArray = (file: string, ...mutants: (readonly [code: string, replacement: string])[]) =>
  ofFile(file, 'The index is always within the array.', ...mutants)

/** A comparison with a limit that no value equals. */
const onNoLimit = (file: string, reason: string, ...codes: string[]) =>
  ofFile(file, reason, ...codes.map((code) => [code, code.replace(/ ([<>]) /, ' $1= ')] as const))

const noText = '"Stryker was here!"'
const landmass = 'shared/domain/landmass.ts'
const tripCheck = 'shared/domain/trip-check.ts'

/** Parts of the key of a query. With an empty part the key is still unique, and no other code uses the part. */
const inKeys = (file: string, ...texts: string[]) =>
  ofFile(
    file,
    'The key of the query stays different from all other keys, and no other code names this part of it.',
    ...texts.map((text) => [`'${text}'`, '""'] as const),
  )

/** The equivalent mutants. They do not count in the score. */
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
    'kmPerDay > ways[type].mostKmPerDay',
  ),
  ...ofFile(
    tripCheck,
    'Without a distance or a first day the speed is NaN or nearly 0, which causes no warning either.',
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
    'shared/domain/day.ts',
    'Date does not accept a longer text either.',
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
  ...ofFile('shared/domain/weak-password.ts', 'split() returns at least one part.', ["''", noText]),
  ...withinArray('server/records/filter/in-memory-rule.ts', ["''", noText], ['third === undefined', 'false']),
  ...ofFile(
    'server/records/filter/in-memory-rule.ts',
    'A number has no modifier: its modifier is undefined, which is not null either.',
    ["term.type !== 'name'", 'false'],
  ),
  ...ofFile('server/records/batch.ts', 'A delete call has an id: any other call was refused before.', [
    "''",
    noText,
  ]),
  ...ofFile('server/records/batch.ts', 'Only elements after the first are read.', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...ofFile('server/records/batch.ts', 'No route has the path "undefined", so this is also a 404.', [
    '{\n    throw notFound()\n  }',
    '{}',
  ]),
  ...ofFile(
    'server/records/read/find-row.ts',
    'The query without a condition returns the same result, but takes longer.',
    ["rule === '' && !filter", 'false'],
    ["''", noText],
  ),
  ...ofFile('server/records/read/find-row.ts', 'The names are those of the fields.', [
    'fieldOf(collection, name)?.type',
    'fieldOf(collection, name).type',
  ]),
  ...ofFile(
    'server/records/read/find-row.ts',
    'SQLite compares a text with NUL like any other. On PostgreSQL rules.test.ts fails.',
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
  ...ofFile('server/mail/delivery.ts', 'With the option "buffer" nodemailer always returns a buffer.', [
    "'The mail was not put into a buffer.'",
    '""',
  ]),
  ...ofFile('server/mail/worker.ts', 'No time is exactly the deadline.', [
    'performance.now() > deadline',
    'performance.now() >= deadline',
  ]),
  ...ofFile(
    'server/realtime/clients.ts',
    'The query leaves out subscribers whom maySee() would refuse later, and clients of other processes, to whom nothing is sent.',
    ["''", noText],
    ['process !== undefined', 'false'],
    ["typeof value === 'string' && value.length === 15", 'true'],
    ["typeof value === 'string'", 'true'],
    ['value.length === 15', 'true'],
    ["typeof value === 'string' && value.length === 15", "typeof value === 'string' || value.length === 15"],
  ),
  ...ofFile(
    'server/realtime/clients.ts',
    'The query finds more subscribers than it needs to, and maySee() refuses them.',
    ['query.filter === undefined', 'false'],
    ['Object.values(row).filter(isId)', 'Object.values(row)'],
    [
      `{
    const names = Object.values(row).filter(isId)
    query = query.where((where) =>
      where.or([
        where('client.user', 'in', names),
        where('client.superuser_session', '<>', ''),
        where('subscription.filtered', '=', 1),
      ]),
    )
  }`,
      '{}',
    ],
  ),
  ...ofFile('server/realtime/clients.ts', 'A rule treats a person without an id as a guest.', [
    'session === null || user === null',
    'false',
  ]),
  ...ofFile(
    'server/realtime/clients.ts',
    'A session that was found has its person: both are columns of one row.',
    ['superuser !== null', 'true'],
    ['user === null', 'false'],
  ),
  ...ofFile(
    'server/realtime/deliver.ts',
    'The code only saves work: without it the same text is built again, or a text without a receiver.',
    ['may === undefined', 'true'],
    ['message === undefined', 'true'],
    ['messages.set(key, message)', ';'],
    ['addresseesOf(event).filter(({ client }) => connections.has(client))', 'addresseesOf(event)'],
  ),
  ...ofFile(
    'server/realtime/deliver.ts',
    'It only has to differ from the id of each person.',
    ["['superuser']", '[]'],
    ["'superuser'", '""'],
  ),
  ...ofFile(
    'server/realtime/deliver.ts',
    'Of a record that strangers may not see, the rules "list" and "view" of each collection show the same.',
    ["topicOf(engine.registry, subscriber.topic).record === '*'", 'true'],
    ["topicOf(engine.registry, subscriber.topic).record === '*'", 'false'],
    [
      "topicOf(engine.registry, subscriber.topic).record === '*'",
      "topicOf(engine.registry, subscriber.topic).record !== '*'",
    ],
  ),
  ...ofFile('server/realtime/realtime.ts', 'The first stream empties the list before it is read.', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...ofFile('server/realtime/realtime.ts', 'It is set before it is read.', ['false', 'true']),
  ...ofFile(
    'server/realtime/realtime.ts',
    'Nothing reads the action and the record of an event that is about no record.',
    ["''", noText],
  ),
  ...ofFile('server/realtime/realtime.ts', 'A network whose count is 0 is like one without a count.', [
    'count === 0',
    'false',
  ]),
  ...ofFile('server/realtime/events.ts', 'An aggregate always has a row.', [
    '(await newest.executeTakeFirst())?.seq',
    '(await newest.executeTakeFirst()).seq',
  ]),
  ...ofFile('server/realtime/events.ts', 'The same content is written again.', ["'{}'", '""']),
  ...ofFile(
    'server/realtime/events.ts',
    'SQLite accepts an empty list. On PostgreSQL every test of a stream fails.',
    ['missing.length === 0', 'false'],
  ),
  ...ofFile(
    'server/realtime/realtime.ts',
    'The timer runs without an effect until the next stream sets it again.',
    ['connections.size === 0', 'false'],
    ['clearInterval(pollTimer)', ';'],
  ),
  ...ofFile('server/endpoints/city-resolve.ts', 'The additional step reads no city.', [
    'at < ids.length',
    'at <= ids.length',
  ]),
  ...ofFile(
    'server/endpoints/account-data.ts',
    'Only the id of a city finds a city.',
    ["field.type === 'relation' && field.to === 'city'", 'true'],
    ["field.type === 'relation'", 'true'],
    ["field.type === 'relation' && field.to === 'city'", "field.type === 'relation' || field.to === 'city'"],
  ),
  ...ofFile(
    'server/endpoints/place-texts.ts',
    'An empty name of a country is never found.',
    ['words.length - 1', 'words.length + 1'],
    ["''", noText],
  ),
  ...ofFile('server/endpoints/place-texts.ts', 'No lead of two numbers of 32 bits is exactly 0.7.', [
    'best.score - next.score >= certainLead',
    'best.score - next.score > certainLead',
  ]),
  ...ofFile(
    'server/endpoints/place-texts.ts',
    'It is called with at least one city.',
    ['best === undefined', 'false'],
    ['{ text, certain: false, cityIds: [] }', '{}'],
  ),
  ...withinArray('server/http/compression.ts', ["part.split(';')[0]?.trim", "part.split(';')[0].trim"]),
  ...ofFile(
    'server/http/files.ts',
    'The expression has two groups: it matches both or neither.',
    ['[]', '["Stryker was here"]'],
    ['from === undefined || to === undefined', 'from === undefined && to === undefined'],
    ['from === undefined', 'false'],
    ['to === undefined', 'false'],
  ),
  ...ofFile('server/endpoints/geo-files.ts', 'The content is the same and takes a few more bytes.', [
    '{ level: 9 }',
    '{}',
  ]),
  ...ofFile('server/endpoints/metrics.ts', 'A header has one line.', ['/^bearer (.+)$/i', '/^bearer (.+)/i']),
  ...ofFile('server/endpoints/files.ts', 'SQLite finds no such file either. On PostgreSQL the tests fail.', [
    '`${id}${name}`',
    '``',
  ]),
  ...ofFile('server/endpoints/city-matches.ts', 'Nothing is cached, and each response is computed again.', [
    '4 * 1024',
    '4 / 1024',
  ]),
  ...ofFile('server/auth/auth.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile('server/auth/providers/routes.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile(
    'server/auth/sessions/client.ts',
    'A cookie that belongs to no device has the same effect as no cookie.',
    ["''", noText],
  ),
  ...ofFile('server/auth/providers/resolve-user.ts', 'No rule of the users names the method of a request.', [
    "'POST'",
    '""',
  ]),
  ...ofFile(
    'server/auth/providers/routes.ts',
    'SQLite finds no such client. On PostgreSQL oauth.test.ts fails.',
    ["!state.includes('\\0')", 'true'],
  ),
  ...ofFile('server/auth/sessions/auth-reply.ts', 'No record of a superuser refers to another.', [
    "{ superuserId: id, sessionId: '' }",
    '{}',
  ]),
  ...ofFile(
    'server/auth/sessions/known-devices.ts',
    'The code only saves a query: no device has the hash of the empty text.',
    ["deviceSecret === ''", 'false'],
  ),
  ...ofFile('server/records/filter/selection.ts', 'The product has a collection of accounts.', [
    '!collection',
    'false',
  ]),
  ...ofFile('server/records/write/prepare-write.ts', 'Only the hooks of a collection have received files.', [
    'hooks?.files',
    'hooks.files',
  ]),
  ...ofFile('server/records/filter/selection.ts', 'SQL needs no space after a quoted name.', ['` `', '``']),
  ...ofFile('server/records/filter/selection.ts', 'No rule, no id and no name is either of the two texts.', [
    "''",
    noText,
  ]),
  ...ofFile('server/records/filter/compare.ts', 'numberIn() converts it to the same number.', [
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
  ...ofFile('server/collections/spans-of-city.ts', 'Nothing sorts before or after undefined.', [
    'within !== undefined',
    'true',
  ]),
  ...ofFile('server/collections/ledger.ts', 'A stored date begins with its year.', [
    '/^(\\d{4}-\\d\\d)-\\d\\d/',
    '/(\\d{4}-\\d\\d)-\\d\\d/',
  ]),
  ...ofFile('server/db/file-check.ts', 'The check returns at least one row.', [
    'first?.quick_check',
    'first.quick_check',
  ]),
  ...ofFile('server/http/bounded-queue.ts', 'A signal is aborted once.', ['true', 'false']),
  ...ofFile('server/endpoints/account-export.ts', 'Only the columns of the table are read.', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...ofFile('server/endpoints/account-import.ts', 'No other limit has the empty name.', [
    "'account import'",
    '""',
  ]),
  ...ofFile(
    'server/admin/archive.ts',
    'Chunks of another length contain the same lines.',
    ['chunk.length < chunkLength', 'chunk.length <= chunkLength'],
    ['chunk.length < chunkLength', 'chunk.length >= chunkLength'],
    ["chunk !== ''", 'true'],
  ),
  ...onNoLimit(
    'server/planner/routes.ts',
    'No response to a prompt has the status 500: other errors are not ApiErrors.',
    'ended.status < 500',
  ),
  ...ofFile('web/queries/imports.ts', 'The server sends no list without rows.', [
    'rows && Object.keys(rows).length > 0',
    'true',
  ]),
  ...inKeys('web/queries/account-security.ts', 'account-security', 'new-recovery-codes'),
  ...inKeys('web/queries/cities.ts', 'search', 'matches', 'resolve'),
  ...inKeys('web/queries/explore-places.ts', 'random', 'cards', 'largest'),
  ...inKeys('web/queries/map-labels.ts', 'map-labels'),
  ...inKeys('web/queries/nearby-cities.ts', 'at', 'nearby'),
  ...inKeys('web/queries/state-cities.ts', 'state'),
  ...ofFile('server/db/sqlite-kysely.ts', 'Nothing calls this function.', [
    '(db: Kysely<unknown>) => new SqliteIntrospector(db)',
    '() => undefined',
  ]),
  ...ofFile('server/db/dialect.ts', 'It only has to differ from the codes of PostgreSQL.', ["''", noText]),
  ...ofFile('server/db/postgres-probe.ts', 'isReachable() handles an error like the answer "no".', [
    'failed?.end',
    'failed.end',
  ]),
  ...ofFile('server/db/sqlite-driver.ts', 'The statements of SQLite throw only errors.', [
    'error instanceof Error',
    'true',
  ]),
  ...ofFile('server/db/seed.ts', 'An index that exists is not created again.', ["table === 'city'", 'true']),
  ...ofFile('server/records/filter/parse.ts', 'A group has no operator.', [
    "part.type !== 'comparison'",
    'false',
  ]),
  ...ofFile(
    'server/records/filter/selection.ts',
    'In SQLite a number never equals the empty text. On PostgreSQL filters.test.ts fails.',
    ["'number'", '""'],
  ),
  ...ofFile('server/records/filter/selection.ts', 'A column that no condition uses has no effect.', [
    'table === this.#root',
    'true',
  ]),
  ...ofFile('server/records/read/expand.ts', 'A query for an empty list of ids finds nothing.', [
    'ids.size === 0',
    'false',
  ]),
  ...ofFile('server/records/read/find-row.ts', 'A rule that is known to be true is also true in the query.', [
    '!known',
    'true',
  ]),
  ...ofFile('server/records/read/present.ts', 'The cached value is computed again with the same result.', [
    '!shape',
    'true',
  ]),
  ...ofFile('server/records/write/delete-record.ts', 'Only fields of this type have the option.', [
    "other.type === 'autodate'",
    'true',
  ]),
  ...ofFile(
    'server/records/write/field-errors.ts',
    'The names of uploads are random, so each name belongs to one field.',
    ['candidate.field === name', 'true'],
  ),
]
