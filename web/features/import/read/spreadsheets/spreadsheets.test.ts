import { expect, test } from 'vitest'
import { readInTest, readOne, type TestFile } from '#web/features/import/read/read-in-test.ts'
import { zipOf } from '#web/features/import/read/zip-in-test.ts'
import { dateOfSerial, shownDateOf } from './number-formats.ts'
import { xlsxOf } from './xlsx-in-test.ts'

const read = async (file: TestFile) => {
  const { reports, places } = await readInTest({ 'Reisen.xlsx': file })
  const dayOf = (when: (typeof places)[number]['start']) =>
    when !== undefined && 'day' in when ? [when.day, when.time].filter(Boolean).join(' ') : ''
  return {
    reports,
    places: places.map(({ is, place, start, end, row }) =>
      [
        is,
        'name' in place ? place.name : '',
        'country' in place ? place.country : '',
        dayOf(start),
        dayOf(end),
        row,
      ].join('|'),
    ),
  }
}

const header = ['Stadt', 'Land', 'Von', 'Bis']
const date = (number: number) => ({ number, style: 1 })

test('a workbook is read as its table: shared texts, dates by their format, the rows by their numbers', async () => {
  const { reports, places } = await read(
    await xlsxOf(
      {
        Reisen: [
          header,
          ['Rom', 'Italien', date(43_588), date(43_591)],
          [],
          ['Bern', 'Schweiz', { xml: 't="str"><f>A1</f><v>Juli 2018</v>' }, { xml: 't="e"><v>#REF!</v>' }],
          [
            {
              xml: 't="inlineStr"><is><r><t>São </t></r><r><t>Paulo</t></r></is>',
            },
            'Brasilien',
            '2019',
          ],
        ],
      },
      { formats: ['dd/mm/yyyy'] },
    ),
  )
  expect(places).toEqual([
    'stay|Rom|Italien|2019-05-03|2019-05-06|2',
    'stay|Bern|Schweiz|2018-07||4',
    'stay|São Paulo|Brasilien|2019||5',
  ])
  expect(reports).toMatchObject([{ name: 'Reisen.xlsx', format: 'csv', problems: [] }])
})

test('days are counted from 1904 where the workbook says so', async () => {
  const sheet = { A: [header, ['Rom', 'Italien', date(42_126), date(42_129)]] }
  const { places } = await read(await xlsxOf(sheet, { formats: ['yyyy-mm-dd'], is1904: true }))
  expect(places).toEqual(['stay|Rom|Italien|2019-05-03|2019-05-06|2'])
})

test('each sheet is a table with its own questions, and hidden sheets are left alone', async () => {
  const rows = [header, ['Rom', 'Italien', '3.5.2019', '']]
  const { reports, places } = await read(
    await xlsxOf({ Süden: rows, Norden: rows, Listen: rows, Leer: [] }, { hidden: ['Listen'] }),
  )
  expect(reports.map(({ name, chosen }) => [name, chosen])).toEqual([
    ['Reisen.xlsx: Süden', 'Reisen.xlsx'],
    ['Reisen.xlsx: Norden', 'Reisen.xlsx'],
  ])
  expect(reports.map(({ questions }) => questions.map(({ asks }) => asks))).toEqual([
    ['columns'],
    ['columns'],
  ])
  expect(places).toHaveLength(2)
})

test('the name of a sheet gives the year, the country or the kind of its rows', async () => {
  const book = await xlsxOf({
    2017: [
      ['Stad', 'Land', 'Datum'],
      ['Köpenhamn', 'Danmark', '12–15 maj'],
      ['Prag', 'Tjeckien', 'juli'],
      ['Rom', 'Italien', 'påsk'],
    ],
    Drömmar: [
      ['Stad', 'Land'],
      ['Kyoto', 'Japan'],
      ['Nara', 'Japan'],
    ],
    Norge: [
      ['Stad', 'År'],
      ['Oslo', '2015'],
      ['Bergen', '2016'],
    ],
  })
  expect((await read(book)).places).toEqual([
    'stay|Köpenhamn|Danmark|2017-05-12|2017-05-15|2',
    'stay|Prag|Tjeckien|2017-07||3',
    'stay|Rom|Italien|2017||4',
    'wish|Kyoto|Japan|||2',
    'wish|Nara|Japan|||3',
    'stay|Oslo|Norge|2015||2',
    'stay|Bergen|Norge|2016||3',
  ])
})

test('a merged area has its value in each of its rows', async () => {
  const { places } = await read(
    await xlsxOf(
      {
        A: [
          ['Land', 'Stadt', 'Wann'],
          ['Italien', 'Rom', '2011'],
          ['', 'Pisa', '2012'],
          ['Japan', 'Nara', '2013'],
        ],
      },
      { after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>' },
    ),
  )
  expect(places).toEqual(['stay|Rom|Italien|2011||2', 'stay|Pisa|Italien|2012||3', 'stay|Nara|Japan|2013||4'])
})

test.each([
  [14, undefined, 'day'],
  [17, undefined, 'month'],
  [0, undefined, undefined],
  [164, 'General', undefined],
  [164, '0.00E+00', undefined],
  [164, '[$-407]d. mmmm yyyy;@', 'day'],
  [164, 'mmm\\ yy', 'month'],
  [164, 'yyyy', 'year'],
  [164, '"day" 0', undefined],
  [164, '[h]:mm', undefined],
  [164, 'hh:mm', undefined],
  [164, '[$-411]ggge"年"m"月"d"日"', 'day'],
])('the number format %s %s shows a %s', (id, code, precision) => {
  expect(shownDateOf(id, code)?.precision).toBe(precision)
})

test('a date is no more precise than the cell shows it, and has its time where the cell shows one', () => {
  const shown = { precision: 'day', hasTime: true } as const
  expect(dateOfSerial(42_795, { precision: 'month', hasTime: false }, false)).toBe('2017-03')
  expect(dateOfSerial(42_795, { precision: 'year', hasTime: false }, false)).toBe('2017')
  expect(dateOfSerial(42_795.586_805, shown, false)).toBe('2017-03-01 14:05')
  expect(dateOfSerial(42_795, shown, false)).toBe('2017-03-01')
  expect(dateOfSerial(0.5, shown, false)).toBeUndefined()
  expect(dateOfSerial(Number.NaN, shown, false)).toBeUndefined()
})

const odsOf = (content: string, type = 'spreadsheet') =>
  zipOf({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': content,
  })
const textCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`

test('a sheet of OpenDocument is read with its dates as they are shown, repeated cells and merged areas', async () => {
  const month =
    '<number:date-style style:name="N1"><number:month/><number:year/></number:date-style><style:style style:name="c1" style:data-style-name="N1"/><style:style style:name="t0"><style:table-properties table:display="false"/></style:style>'
  const { places, reports } = await read(
    await odsOf(
      `<document>${month}<table:table table:name="Reisen"><table:table-row>${[
        'Land',
        'Stadt',
        'Wann',
        'Notiz',
      ]
        .map(textCell)
        .join(
          '',
        )}</table:table-row><table:table-row><table:table-cell table:number-rows-spanned="2"><text:p>Italien</text:p></table:table-cell>${textCell('Rom<text:s/>und <text:span>Ostia</text:span>').replace('und', '')}<table:table-cell table:style-name="c1" office:value-type="date" office:date-value="2017-03-01"><text:p>03.17</text:p></table:table-cell></table:table-row><table:table-row><table:covered-table-cell/>${textCell('Pisa')}<table:table-cell office:value-type="float" office:value="2018"><text:p>2018</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table><table:table table:name="Versteckt" table:style-name="t0"><table:table-row>${textCell('a')}${textCell('b')}</table:table-row></table:table></document>`,
    ),
  )
  expect(places).toEqual(['stay|Rom Ostia|Italien|2017-03||2', 'stay|Pisa|Italien|2018||3'])
  expect(reports).toHaveLength(1)
})

test('a text document of OpenDocument is none, and a spreadsheet without cells is empty', async () => {
  expect((await readOne(await odsOf('<a/>', 'text'))).report.unreadable).toBe('office')
  expect((await readOne(await odsOf('<a/>'))).report.unreadable).toBe('empty')
  expect((await readOne(await xlsxOf({ A: [] }))).report.unreadable).toBe('empty')
})

test('a page of HTML that is one table is read as a spreadsheet, any other page is refused', async () => {
  const table =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {}</style><title>Reisen</title></head><body><table><tr><td>Stadt<td>Land<td>Von</tr><tr><td>K&ouml;ln<td rowspan=2>Deutschland &amp;<br>mehr<td>2019-05-03</tr><tr><td>&#77;ainz<td>2018</tr></table></body></html>'
  const { places } = await read(table)
  expect(places).toEqual([
    'stay|Köln|Deutschland &; mehr|2019-05-03||2',
    'stay|Mainz|Deutschland &; mehr|2018||3',
  ])
  const page = table.replace(
    '<table>',
    `<p>${'We went to Rome and wrote a long text of it. '.repeat(9)}</p><table>`,
  )
  expect((await readOne(page)).report.unreadable).toBe('html')
})

test('a workbook in one XML file is read', async () => {
  const { places, reports } = await read(
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Stadt</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Von</Data></Cell></Row><Row ss:Index="3"><Cell><Data ss:Type="String">Rom</Data></Cell><Cell ss:Index="3"><Data ss:Type="DateTime">2019-05-03T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>',
  )
  expect(places).toEqual(['stay|Rom||2019-05-03||3'])
  expect(reports).toMatchObject([{ name: 'Reisen.xlsx', format: 'csv' }])
})

/** An OLE compound file with one sector of directory. */
const ole = (...names: string[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(1024)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const view = new DataView(bytes.buffer)
  view.setUint16(30, 9, true)
  for (const [index, name] of names.entries()) {
    const at = 512 + index * 128
    for (let letter = 0; letter < name.length; letter += 1)
      view.setUint16(at + letter * 2, name.charCodeAt(letter), true)
    bytes[at + 64] = name.length * 2 + 2
  }
  return bytes
}

test.each([
  ['spreadsheet', ['Root Entry', 'Workbook']],
  ['spreadsheet', ['Root Entry', 'Book']],
  ['encrypted', ['Root Entry', 'EncryptionInfo', 'EncryptedPackage']],
  ['office', ['Root Entry', 'WordDocument']],
])('%s: a document of Office 97 is named by its streams %s', async (code, names) => {
  expect((await readOne(ole(...names))).report.unreadable).toBe(code)
})

test('a binary workbook and one of Numbers are named as spreadsheets', async () => {
  const binary = { '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' }
  expect((await readOne(await zipOf(binary))).report.unreadable).toBe('spreadsheet')
  const numbers = {
    'Index/Document.iwa': 'x',
    'Index/CalculationEngine.iwa': 'x',
  }
  expect((await readOne(await zipOf(numbers))).report.unreadable).toBe('spreadsheet')
})

test('small files that stand for millions of cells are refused, and entities are not expanded', async () => {
  const area = '<mergeCell ref="A1:A1000000"/>'
  const book = await xlsxOf(
    { A: [['x', 'y'], ...Array.from({ length: 2000 }, () => ['', 'y'])] },
    { after: `<mergeCells>${area.repeat(600)}</mergeCells>` },
  )
  expect((await readOne(book)).report.unreadable).toBe('tooLarge')
  const repeated = textCell('x').replace('cell>', 'cell table:number-columns-repeated="16384">')
  const rows = `<table:table-row table:number-rows-repeated="1048576">${repeated}</table:table-row>`
  const ods = await odsOf(`<d><table:table>${rows}</table:table></d>`)
  expect((await readOne(ods)).report.unreadable).toBe('tooLarge')
  const laughing = await odsOf('<!DOCTYPE d [<!ENTITY a "aaaa">]><d>&a;</d>')
  expect((await readOne(laughing)).report.unreadable).toBe('entities')
})

test('the name of a sheet with one column holds for its list, and its header is no place', async () => {
  const { places, reports } = await read(
    await xlsxOf({
      2016: [header, ['Genf', '', 'ausgefallen, Lena krank'], ['Rom', 'Italien', '12.07.', '19.07.']],
      Wunschliste: [['Stadt'], ['Helsinki'], ['Neapel']],
      Italien: [['Ort'], ['Rom'], ['Pisa 2019']],
      2015: [['Oslo'], ['Bern']],
    }),
  )
  expect(places.toSorted()).toEqual([
    'listed|Bern||2015||2',
    'listed|Oslo||2015||1',
    'listed|Rom|Italien|||2',
    'stay|Pisa|Italien|2019||3',
    'stay|Rom|Italien|2016-07-12|2016-07-19|3',
    'wish|Helsinki||||2',
    'wish|Neapel||||3',
  ])
  expect(
    reports.flatMap(({ problems }) => problems.map(({ code, text }) => `${code} ${text}`)).toSorted(),
  ).toEqual(['cancelled Genf, ausgefallen, Lena krank', 'leftOut Ort', 'leftOut Stadt'])
})
