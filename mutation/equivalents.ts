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

/** Texts in the key of a query. Empty ones still make a unique key, and no code names them. */
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
  ...ofFile('server/realtime/clients.ts', 'A rule sees a person without an id as a guest.', [
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
    'It saves work: the same text is made again, or one that nobody is sent.',
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
    'SQLite takes an empty list. On PostgreSQL every test of a stream notices.',
    ['missing.length === 0', 'false'],
  ),
  ...ofFile(
    'server/realtime/realtime.ts',
    'The timer goes on for nothing, until the next stream sets it again.',
    ['connections.size === 0', 'false'],
    ['clearInterval(pollTimer)', ';'],
  ),
  ...ofFile('server/endpoints/city-resolve.ts', 'One more step reads no city.', [
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
    'The expression has two groups: it finds both or none.',
    ['[]', '["Stryker was here"]'],
    ['from === undefined || to === undefined', 'from === undefined && to === undefined'],
    ['from === undefined', 'false'],
    ['to === undefined', 'false'],
  ),
  ...ofFile('server/endpoints/geo-files.ts', 'The content is the same, in some more bytes.', [
    '{ level: 9 }',
    '{}',
  ]),
  ...ofFile('server/endpoints/metrics.ts', 'A header has one line.', ['/^bearer (.+)$/i', '/^bearer (.+)/i']),
  ...ofFile(
    'server/endpoints/files.ts',
    'SQLite finds no such file either. On PostgreSQL the tests notice.',
    ['`${id}${name}`', '``'],
  ),
  ...ofFile('server/endpoints/city-matches.ts', 'Nothing is kept, and each answer is made again.', [
    '4 * 1024',
    '4 / 1024',
  ]),
  ...ofFile('server/auth/auth.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile('server/auth/providers/routes.ts', 'Hono mounts routes at "" as at "/".', ["'/'", '""']),
  ...ofFile('server/auth/sessions/client.ts', 'A cookie that no device has is like none.', ["''", noText]),
  ...ofFile('server/auth/providers/resolve-user.ts', 'No rule of the users names the method of a request.', [
    "'POST'",
    '""',
  ]),
  ...ofFile(
    'server/auth/providers/routes.ts',
    'SQLite finds no such client. On PostgreSQL oauth.test.ts notices.',
    ["!state.includes('\\0')", 'true'],
  ),
  ...ofFile('server/auth/sessions/auth-reply.ts', 'No record of a superuser refers to another.', [
    "{ superuserId: id, sessionId: '' }",
    '{}',
  ]),
  ...ofFile(
    'server/auth/sessions/known-devices.ts',
    'It saves a query: no device has the hash of the empty text.',
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
  ...ofFile('server/collections/spans-of-city.ts', 'Nothing sorts before or after undefined.', [
    'within !== undefined',
    'true',
  ]),
  ...ofFile('server/collections/ledger.ts', 'A stored date begins with its year.', [
    '/^(\\d{4}-\\d\\d)-\\d\\d/',
    '/(\\d{4}-\\d\\d)-\\d\\d/',
  ]),
  ...ofFile('server/db/file-check.ts', 'The check gives at least one row.', [
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
    'Chunks of another length hold the same lines.',
    ['chunk.length < chunkLength', 'chunk.length <= chunkLength'],
    ['chunk.length < chunkLength', 'chunk.length >= chunkLength'],
    ["chunk !== ''", 'true'],
  ),
  ...onNoLimit(
    'server/planner/routes.ts',
    'No answer to a prompt has the status 500: any other error is no ApiError.',
    'ended.status < 500',
  ),
  ...ofFile('web/queries/imports.ts', 'The server names no list without rows.', [
    'rows && Object.keys(rows).length > 0',
    'true',
  ]),
  ...inKeys('web/queries/account-security.ts', 'account-security', 'new-recovery-codes'),
  ...inKeys('web/queries/cities.ts', 'search', 'matches', 'resolve'),
  ...inKeys('web/queries/explore-places.ts', 'random', 'cards', 'largest'),
  ...inKeys('web/queries/map-labels.ts', 'map-labels'),
  ...inKeys('web/queries/nearby-cities.ts', 'at', 'nearby'),
  ...inKeys('web/queries/state-cities.ts', 'state'),
  ...ofFile('server/db/sqlite-kysely.ts', 'Nothing asks for it.', [
    '(db: Kysely<unknown>) => new SqliteIntrospector(db)',
    '() => undefined',
  ]),
  ...ofFile('server/db/seed.ts', 'An index that exists is not created again.', ["table === 'city'", 'true']),
  ...ofFile('server/records/filter/parse.ts', 'A group has no operator.', [
    "part.type !== 'comparison'",
    'false',
  ]),
  ...ofFile(
    'server/records/filter/selection.ts',
    'In SQLite a number is never the empty text. On PostgreSQL filters.test.ts notices.',
    ["'number'", '""'],
  ),
  ...ofFile('server/records/filter/selection.ts', 'A column that no condition names changes nothing.', [
    'table === this.#root',
    'true',
  ]),
  ...ofFile('server/records/read/expand.ts', 'A query for no ids finds nothing.', [
    'ids.size === 0',
    'false',
  ]),
  ...ofFile('server/records/read/find-row.ts', 'A rule that is known to hold holds in the query too.', [
    '!known',
    'true',
  ]),
  ...ofFile('server/records/read/present.ts', 'What is kept is made again, and is the same.', [
    '!shape',
    'true',
  ]),
  ...ofFile('server/records/write/delete-record.ts', 'Only fields of this type have the option.', [
    "other.type === 'autodate'",
    'true',
  ]),
  ...ofFile(
    'server/records/write/field-errors.ts',
    'The names of uploads are random, so each is of one field.',
    ['candidate.field === name', 'true'],
  ),
]
