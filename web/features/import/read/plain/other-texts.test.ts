import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const unreadable = async (text: string) => (await readOne(text)).report.unreadable

test.each([
  [
    'Go',
    'package tz\n\nimport (\n\t"fmt"\n)\n\nvar zones = []Zone{\n\t{"Berlin", "Europe/Berlin"},\n}\n\nfunc Print() {\n\tfmt.Println("Sydney")\n}',
  ],
  [
    'Python',
    'import os\nfrom datetime import date\n\nCITIES = ["Rome", "Oslo"]\n\ndef main():\n    for city in CITIES:\n        print(city)\n    return date.today()',
  ],
  [
    'a log',
    '2024-01-02 10:00:00 INFO server Paris started\n2024-01-02 10:00:01 WARN disk of Lima\n2024-01-02 10:00:02 ERROR Oslo lost\n2024-01-02 10:00:03 INFO Rome up\n2024-01-02 10:00:04 INFO Rome down',
  ],
  [
    'subtitles',
    '1\n00:00:01,000 --> 00:00:03,000\nWe will always have Paris.\n\n2\n00:00:04,000 --> 00:00:06,000\nNot Casablanca.\n',
  ],
  ['settings', '[server]\nhost = oslo.example\nzone = Europe/Rome\n# Paris\n[client]\ncity = Lima'],
])('%s is refused', async (_, text) => {
  expect(await unreadable(text)).toBe('program')
})

test.each([
  '"Kontonummer";"DE00"\n\n"Buchungstag";"Wertstellung";"Buchungstext";"Betrag (EUR)"\n"02.06.2023";"02.06.2023";"REWE Berlin";"-84,00"\n"05.06.2023";"05.06.2023";"CAFE DE PARIS";"-11,40"',
  'Date,Description,Debit,Credit,Balance\n2023-06-02,TESCO LONDON,12.00,,100.00\n2023-06-05,HOTEL ROMA,80.00,,20.00',
  ':20:STARTUMS\r\n:25:37050198/0012345678\r\n:60F:C230831EUR2144,17\r\n:61:2309010901D38,40NMSC NONREF\r\n:86:106?20REWE?21//KOELN/DE\r\n:62F:C230930EUR4334,76\r\n-',
])('a statement of an account is refused', async (text) => {
  expect(await unreadable(text)).toBe('statement')
})

test('a card of a person is refused', async () => {
  expect(await unreadable('BEGIN:VCARD\nVERSION:3.0\nFN:Paris Hilton\nEND:VCARD')).toBe('addressBook')
})

test.each([
  'City,Date,Amount,Currency\nRome,2019-05-03,120,EUR\nOslo,2020-01-02,90,NOK',
  'Rome(2019)\nOslo(2020)\nLima(2021)\nBath(2022)\nGhent(2023)',
  'Rome = 2019\nOslo = 2020\nLima = 2021\nBath = 2022\nGhent = 2023',
  'Rome :20:\n:25: Oslo\n:86: Lima',
  'Rome {2019}\nOslo;\nLima;\nBath;\nGhent;',
])('a list of a person is read: %j', async (text) => {
  expect(await unreadable(text)).toBeUndefined()
})
