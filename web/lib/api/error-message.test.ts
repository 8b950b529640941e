import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { setPageLanguage } from '#web/test/render-app.tsx'
import { fieldErrorCodes } from '#shared/field-errors.ts'
import { languages } from '#web/messages/language.ts'
import { languageKey, UnsentCall } from './call-failure.ts'
import { ClientResponseError } from './client.ts'
import { errorMessage, fieldErrors } from './error-message.ts'
import { loadFieldTexts } from './field-errors.ts'

const refused = (response: Record<string, unknown>, status = 400) =>
  new ClientResponseError({ url: '/api/x', status, response })

beforeEach(loadFieldTexts)

describe('the message for a failure', () => {
  it("is the server's message when it has a Content-Language", () => {
    const response = { message: 'You have asked for 30 trips today.' }
    expect(errorMessage(refused({ ...response, [languageKey]: 'en' }, 429))).toBe(response.message)
    expect(errorMessage(refused(response, 429))).toBe(
      'Too many attempts in a short time. Try again in a minute.',
    )
  })

  it.each([
    [400, 'Failed to authenticate.', 'The email address or the password is wrong. Check both and try again.'],
    [400, 'Failed to update record.', 'The server refused what was sent. Check it and try again.'],
    [401, 'The request requires valid record authorization token.', /^You are signed out/],
    [403, 'Only superusers can perform this action.', 'This account is not allowed to do that.'],
    [404, "The requested resource wasn't found.", /^It could not be found/],
    [409, undefined, /^It was changed elsewhere/],
    [413, 'Request entity too large.', /smaller file/],
    [429, 'Too Many Requests.', 'Too many attempts in a short time. Try again in a minute.'],
    [500, undefined, 'Something went wrong while processing your request.'],
    [502, undefined, /does not answer at the moment/],
    [503, 'The server is busy. Please try again.', /does not answer at the moment/],
    [504, 'That took too long.', 'The server took too long to answer. Try again.'],
    [507, 'The server cannot save anything at the moment.', /What you typed is still here/],
    [403, 'Accounts are not made in batches.', 'This account is not allowed to do that.'],
  ])('says in plain words what %i %s means', (status, message, text) => {
    expect(errorMessage(refused(message === undefined ? {} : { message }, status))).toMatch(text)
  })

  it.each([
    [1, '1 second'],
    [20, '20 seconds'],
    [600, '10 minutes'],
    [7200, '2 hours'],
  ])('says how long to wait if the response has a Retry-After of %i seconds', (retryAfterSeconds, wait) => {
    const error = refused({ message: 'Too Many Requests.', retryAfterSeconds }, 429)
    expect(errorMessage(error)).toBe(`Too many attempts in a short time. Try again in ${wait}.`)
  })

  it('is in the language of the page, with its plurals', async () => {
    await setPageLanguage('de')
    const wait = (retryAfterSeconds: number) =>
      errorMessage(refused({ message: 'Too Many Requests.', retryAfterSeconds }, 429))
    expect(wait(1)).toBe('Zu viele Versuche in kurzer Zeit. Versuche es in 1 Sekunde noch einmal.')
    expect(wait(7200)).toBe('Zu viele Versuche in kurzer Zeit. Versuche es in 2 Stunden noch einmal.')
    expect(errorMessage(refused({}, 500))).toBe('Bei dieser Anfrage ist etwas schiefgegangen.')
    const data = { email: { code: 'validation_not_unique', message: 'Value must be unique.' } }
    expect(fieldErrors(refused({ data }))).toEqual({ email: 'Schon vergeben' })
  })

  it('contains the names of the refused fields', () => {
    const data = {
      email: { code: 'validation_not_unique', message: 'Value must be unique.' },
      name: {
        code: 'validation_max_text_constraint',
        message: 'Must be no more than 255 character(s).',
        params: { max: 255 },
      },
    }
    expect(errorMessage(refused({ message: 'Failed to create record.', data }))).toBe(
      'Email: Already in use. Name: Use at most 255 characters.',
    )
  })

  it('says that the server was too slow after a timeout', () => {
    const originalError = new DOMException('The operation timed out.', 'TimeoutError')
    expect(errorMessage(new ClientResponseError({ originalError }))).toMatch(/took too long/)
  })

  it('says that the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(errorMessage(refused({}, 0))).toMatch(/^You are offline/)
    vi.restoreAllMocks()
  })

  it('says to reload the page if the script of the SDK is missing', () => {
    const lost = new UnsentCall(
      new TypeError('Failed to fetch dynamically imported module: /assets/client.js'),
    )
    expect(errorMessage(lost)).toBe('A part of this page could not be loaded. Reload the page.')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(errorMessage(lost)).toMatch(/^You are offline/)
    vi.restoreAllMocks()
  })

  it('is empty for a cancelled call', () => {
    expect(errorMessage(new ClientResponseError({ isAbort: true }))).toBe('')
  })

  it('is the default text for a response without a message', () => {
    expect(errorMessage(refused({}, 500))).toBe('Something went wrong while processing your request.')
  })

  it('says that the server cannot be reached if there is no response', () => {
    expect(errorMessage(refused({}, 0))).toMatch(/could not be reached/)
  })

  it('does not contain the details of a response that fails its schema', () => {
    const parse = () => z.object({ id: z.string() }).parse({})
    let failure: unknown
    try {
      parse()
    } catch (error) {
      failure = error
    }
    expect(failure).toBeDefined()
    expect(errorMessage(failure)).toMatch(/does not understand/)
  })

  it('is empty for an error without a message', () => {
    expect(errorMessage(undefined)).toBe('')
  })
})

describe('the messages beside the fields', () => {
  it('describe the code of the server', () => {
    const error = refused({
      data: { email: { code: 'validation_not_unique', message: 'Value must be unique.' } },
    })
    expect(fieldErrors(error)).toEqual({ email: 'Already in use' })
  })

  it('exist in every language for each code that the server can send', async () => {
    const data = Object.fromEntries(
      fieldErrorCodes.map((code) => [code, { code, message: 'Of the protocol.' }]),
    )
    const inEnglish = fieldErrors(refused({ data }))
    expect(Object.keys(inEnglish)).toEqual([...fieldErrorCodes])
    expect(Object.values(inEnglish)).not.toContain('Of the protocol.')
    for (const language of languages.filter((one) => one !== 'en')) {
      await setPageLanguage(language)
      const translated = fieldErrors(refused({ data }))
      for (const code of fieldErrorCodes) expect(translated[code], code).not.toBe(inEnglish[code])
    }
  })

  it.each([
    ['validation_min_text_constraint', { min: 15 }, 'Use at least 15 characters.'],
    ['validation_min_text_constraint', {}, 'This is too short. Use more characters.'],
    ['validation_length_out_of_range', { min: 8, max: 255 }, 'Use between 8 and 255 characters.'],
    ['validation_max_number_constraint', { max: 90 }, 'Choose 90 or less.'],
    ['validation_too_many_values', { maxSelect: 1 }, 'Choose only one.'],
    ['validation_too_many_legs', { max: 200 }, 'A trip has at most 200 legs. Remove some and save again.'],
    ['validation_of_a_newer_server', {}, 'This value is not accepted. Choose another one.'],
    ['constructor', {}, 'This value is not accepted. Choose another one.'],
  ])('tell for %s with %j what to do', (code, params, text) => {
    const data = { field: { code, message: 'The English message.', params } }
    expect(fieldErrors(refused({ data }))).toEqual({ field: text })
  })

  it("are the server's if its response has a Content-Language", () => {
    const data = { prompt: { code: 'validation_not_a_trip', message: 'Nenne eine Stadt.' } }
    const error = refused({ message: 'Nenne eine Stadt.', data, [languageKey]: 'de' })
    expect(fieldErrors(error)).toEqual({ prompt: 'Nenne eine Stadt.' })
  })

  it('are empty if the response contains no field', () => {
    expect(fieldErrors(refused({ data: {} }))).toEqual({})
    expect(fieldErrors(new Error('no'))).toEqual({})
  })
})
