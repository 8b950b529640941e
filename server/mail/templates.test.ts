import { expect, test } from 'vitest'
import {
  emailChangedLetter,
  emailChangeLetter,
  passwordChangedLetter,
  passwordResetLetter,
  verificationLetter,
} from './templates.ts'

const to = { id: 'anna00000000000', email: 'anna@example.org' }
const publicUrl = 'https://waymark.example/travel'
const token = 'aa-._bb.cc'

const letters = {
  verification: [verificationLetter(to, publicUrl, token), '/auth/verify-email?token=', '24 hours'],
  passwordReset: [
    passwordResetLetter(to, publicUrl, token),
    '/auth/reset-password?token=',
    'once, within 30 minutes',
  ],
  emailChange: [
    emailChangeLetter(to, publicUrl, token),
    '/auth/confirm-email-change?token=',
    'once, within 30 minutes',
  ],
  emailChanged: [emailChangedLetter(to, publicUrl), '', 'every device was signed out'],
  passwordChanged: [
    passwordChangedLetter(to, publicUrl),
    '/auth/forgot-password',
    'every device was signed out',
  ],
} as const

test.each(Object.entries(letters))(
  'the %s mail contains its link below PUBLIC_URL, as text and as HTML',
  (purpose, [letter, path, says]) => {
    expect(letter).toMatchObject({ purpose, recipient: to.email, userId: to.id })
    expect(letter.link.startsWith(`${publicUrl}${path}`)).toBe(true)
    expect(letter.subject).toMatch(/^[A-Z][^\r\n]{5,60}$/)
    for (const body of [letter.text, letter.html]) {
      expect(body).toContain(letter.link)
      expect(body).toContain(says)
    }
    const links = [...letter.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(links).toEqual([letter.link])
    expect(letter.text).not.toMatch(/<[a-z]/)
  },
)

test('the verification mail also contains the token to paste', () => {
  const { text, html } = verificationLetter(to, publicUrl, token)
  expect(text).toContain(`\n\n${token}\n\n`)
  expect(html).toContain(`>${token}</p>`)
})

test('mails that report a change contain no token', () => {
  for (const letter of [letters.passwordChanged[0], letters.emailChanged[0]]) {
    expect(letter.text + letter.html).not.toContain('token')
  }
})

test('a URL with HTML special characters is escaped', () => {
  const { html } = verificationLetter(to, 'https://a.example/?a=1&b="><script>', token)
  expect(html).not.toContain('<script>')
})
