import { expect, test } from 'vitest'
import { createLog, errorFields } from './log.ts'

function linesAt(level: 'debug' | 'info' | 'warn' | 'error') {
  const lines: string[] = []
  const log = createLog(level, (line) => lines.push(line))
  for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each](`a ${each}`, { count: 1 })
  return lines
}

test.each([
  ['debug', ['a debug', 'a info', 'a warn', 'a error']],
  ['info', ['a info', 'a warn', 'a error']],
  ['warn', ['a warn', 'a error']],
  ['error', ['a error']],
] as const)('with the level %s lines below it are dropped', (level, messages) => {
  const lines = linesAt(level)
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    messages.map((message) => ({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: message.slice(2),
      message,
      count: 1,
    })),
  )
})

test.each([
  ['550 <anna@example.org> unknown', '550 <[address]> unknown'],
  ['to=anna.b+c@mail.example.org, bert@x.org', 'to=[address], [address]'],
  ['(anna@example.org)', '([address])'],
  ['https://x.example/verify?token=abc.def&x=1', 'https://x.example/verify?token=[token]&x=1'],
  ['/a?x=1&token=abc', '/a?x=1&token=[token]'],
  ['Bearer eyJhbGciOi.eyJpZCI6-x.c_2', 'Bearer [token]'],
  ['no address: a@b, @x.org', 'no address: a@b, @x.org'],
])('%j is logged as %j', (text, logged) => {
  const lines: string[] = []
  createLog('info', (line) => lines.push(line)).info(text)
  expect(JSON.parse(lines.join(''))).toMatchObject({ message: logged })
})

test('an error is logged with its message, its stack and its cause', () => {
  const error = new Error('It failed.', { cause: new Error('The disk is full.') })
  expect(errorFields(error)).toEqual({ error: 'It failed.', stack: error.stack, cause: 'The disk is full.' })
  expect(errorFields(new Error('It failed.', { cause: 'a text' })).cause).toBeUndefined()
  expect(errorFields('a text')).toEqual({ error: 'a text' })
})

test('an error without a message is logged by its code, or else by its name', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(errorFields(refused).error).toBe('ECONNREFUSED')
  expect(errorFields(new TypeError('')).error).toBe('TypeError')
})
