import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ClientResponseError } from './api.ts'
import { errorMessage, fieldErrors } from './error-message.ts'

const refused = (response: Record<string, unknown>, status = 400) =>
  new ClientResponseError({ url: '/api/x', status, response })

describe('what a person reads about a failure', () => {
  it("is the server's message", () => {
    expect(errorMessage(refused({ message: 'Failed to authenticate.' }))).toBe('Failed to authenticate.')
  })

  it('is the default text when the server says nothing', () => {
    expect(errorMessage(refused({}, 500))).toBe('Something went wrong while processing your request.')
  })

  it('is about the connection when no answer came', () => {
    expect(errorMessage(refused({}, 0))).toMatch(/could not be reached/)
  })

  it('does not hold the details of a reply that fails its schema', () => {
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

  it('is empty when the failure says nothing', () => {
    expect(errorMessage(undefined)).toBe('')
  })
})

describe('the messages beside the fields', () => {
  it('say in plain words what the server names', () => {
    const error = refused({
      data: { email: { code: 'validation_not_unique', message: 'Value must be unique.' } },
    })
    expect(fieldErrors(error)).toEqual({ email: 'Already in use' })
  })

  it('are the contract’s own where those are plain', () => {
    const error = refused({
      data: { token: { code: 'validation_invalid_token', message: 'Invalid token.' } },
    })
    expect(fieldErrors(error)).toEqual({ token: 'Invalid token.' })
  })

  it('are none when the answer names no field', () => {
    expect(fieldErrors(refused({ data: {} }))).toEqual({})
    expect(fieldErrors(new Error('no'))).toEqual({})
  })
})
