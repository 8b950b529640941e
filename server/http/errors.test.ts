import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { required } from '#server/records/write/value-errors.ts'
import {
  badRequest,
  fieldsOf,
  forbidden,
  invalidFields,
  notFound,
  onlyThePerson,
  superusersOnly,
  tooLarge,
  tooManyRequests,
  unauthorized,
} from './errors.ts'

// Clients of the protocol compare these texts.
test.each([
  [badRequest(), 400, 'Something went wrong while processing your request.', {}],
  [badRequest('Failed.', { name: required }), 400, 'Failed.', { name: required }],
  [invalidFields('Failed.', { name: required }), 400, 'Failed.', { name: required }],
  [unauthorized(), 401, 'The request requires valid record authorization token.', {}],
  [superusersOnly(), 403, 'Only superusers can perform this action.', {}],
  [forbidden('Not now.'), 403, 'Not now.', {}],
  [onlyThePerson(), 403, 'Only the person can do this. You are signed in in this person’s place.', {}],
  [notFound(), 404, "The requested resource wasn't found.", {}],
  [notFound('Missing.'), 404, 'Missing.', {}],
  [tooLarge(), 413, 'Request entity too large.', {}],
  [tooManyRequests(1), 429, 'Too Many Requests.', {}],
])('%s', (error, status, message, data) => {
  expect(error).toMatchObject({ status, message, data })
})

test('the time to wait is in whole seconds, rounded up', () => {
  expect([1.001, 2, 0].map((seconds) => tooManyRequests(seconds).headers)).toEqual([
    { 'retry-after': '2' },
    { 'retry-after': '2' },
    { 'retry-after': '0' },
  ])
})

test('a field has the first message of the schema about it', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(3, 'Too short.'), z.regex(/^a/, 'No a.')),
    age: z.number('No number.'),
  })
  const refused = schema.safeParse({ name: 'b', age: 'x' })
  expect(refused.error && fieldsOf(refused.error)).toEqual({
    name: { code: 'validation_invalid_value', message: 'Too short.' },
    age: { code: 'validation_invalid_value', message: 'No number.' },
  })
  const whole = z.string('No text.').safeParse(5)
  expect(whole.error && fieldsOf(whole.error)).toEqual({
    '': { code: 'validation_invalid_value', message: 'No text.' },
  })
})
