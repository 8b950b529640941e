import { expect, test } from 'vitest'
import {
  emailChangedLetter,
  emailChangeLetter,
  invitationLetter,
  newSignInLetter,
  passwordChangedLetter,
  passwordResetLetter,
  proofCodeLetter,
  securityChangedLetter,
  signInCodeLetter,
  verificationLetter,
} from './templates.ts'

const to = { id: 'anna00000000000', email: 'anna@example.org', language: '' }
const publicUrl = 'https://waymark.example/travel'
const token = 'aa-._bb.cc'
const draft = { to, languages: [], publicUrl }
const dayLink = { ...draft, token, seconds: 86_400 }
const shortLink = { ...draft, token, seconds: 1800 }

const shortCode = { ...draft, code: '40219438', seconds: 600 }

const letters = {
  verification: [verificationLetter(dayLink), '/auth/verify-email?token=', '24 hours'],
  passwordReset: [passwordResetLetter(shortLink), '/auth/reset-password?token=', 'once, within 30 minutes'],
  emailChange: [emailChangeLetter(shortLink), '/auth/confirm-email-change?token=', 'once, within 30 minutes'],
  emailChanged: [emailChangedLetter(draft), '', 'every device was signed out'],
  passwordChanged: [passwordChangedLetter(draft), '/auth/forgot-password', 'every device was signed out'],
  signInCode: [signInCodeLetter(shortCode), '', '40219438'],
  proofCode: [proofCodeLetter(shortCode), '/settings/security', '40219438'],
  newSignIn: [
    newSignInLetter({ ...draft, agent: 'curl/8.5.0', at: new Date('2026-11-22T10:00:00Z') }),
    '/auth/forgot-password',
    'with an unknown program on 22 November 2026 at 10:00 (UTC)',
  ],
  securityChanged: [
    securityChangedLetter({ ...draft, event: 'providerUnlinked' }),
    '/auth/forgot-password',
    'was unlinked from your Waymark account',
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
  const { text, html } = verificationLetter(dayLink)
  expect(text).toContain(`\n\n${token}\n\n`)
  expect(html).toContain(`>${token}</p>`)
})

test('mails that report a change contain no token', () => {
  for (const letter of [letters.passwordChanged[0], letters.emailChanged[0]]) {
    expect(letter.text + letter.html).not.toContain('token')
  }
})

test('a URL with HTML special characters is escaped', () => {
  const { html } = verificationLetter({ ...dayLink, publicUrl: 'https://a.example/?a=1&b="><script>' })
  expect(html).not.toContain('<script>')
})

const inGerman = { to: { ...to, language: 'de' }, languages: ['en'], publicUrl, token }

test('a mail is in the language of the account, with the plural of its number', () => {
  const { subject, text, html } = passwordResetLetter({ ...inGerman, seconds: 1800 })
  expect(subject).toBe('Wähle ein neues Passwort')
  expect(text).toContain('einmal, innerhalb von 30 Minuten.')
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain('>Wähle ein neues Passwort</h1>')
  expect(html).toContain('innerhalb von 30 Minuten')
  expect(passwordResetLetter({ ...inGerman, seconds: 60 }).text).toContain('innerhalb von 1 Minute.')
  expect(verificationLetter({ ...inGerman, seconds: 3600 }).text).toContain('gilt 1 Stunde.')
  expect(verificationLetter({ ...inGerman, seconds: 86_400 }).text).toContain('gilt 24 Stunden.')
})

test('a mail in Arabic is written from right to left, with each form of its plurals', () => {
  const inArabic = { ...inGerman, to: { ...to, language: 'ar' } }
  const validFor = (hours: number) => verificationLetter({ ...inArabic, seconds: hours * 3600 }).text
  expect(verificationLetter({ ...inArabic, seconds: 3600 }).html).toContain('<html lang="ar" dir="rtl">')
  expect(validFor(1)).toContain('لمدة ساعة واحدة.')
  expect(validFor(2)).toContain('لمدة ساعتين.')
  expect(validFor(3)).toContain('لمدة 3 ساعات.')
  expect(validFor(24)).toContain('لمدة 24 ساعة.')
  expect(validFor(100)).toContain('لمدة 100 ساعة.')
})

test('a mail to an account without a language is in the first language of the request that has texts', () => {
  const german = { ...inGerman, to, languages: ['xx', 'de-AT', 'en'] }
  expect(emailChangedLetter(german).subject).toBe('Deine E-Mail-Adresse wurde geändert')
  expect(emailChangedLetter({ ...german, languages: ['xx'] }).subject).toBe('Your e-mail address was changed')
  expect(emailChangedLetter({ ...german, languages: ['xx'] }).html).toContain('<html lang="en" dir="ltr">')
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/150.0', 'with Firefox on Linux on'],
  ['Firefox/150.0', 'with Firefox on'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'with Linux on'],
  ['', 'with an unknown program on'],
])('the newSignIn mail names the known facts about a device: %s', (agent, says) => {
  const { text } = newSignInLetter({ ...draft, agent, at: new Date('2026-11-22T22:30:00Z') })
  expect(text).toContain(`${says} 22 November 2026 at 22:30 (UTC)`)
})

test('each special character of HTML in a mail is escaped', () => {
  const { html } = signInCodeLetter({ ...shortCode, code: `<b>&"&amp;` })
  expect(html).toContain('>&lt;b&gt;&amp;&quot;&amp;amp;</p>')
})

test('mails keep their texts and their HTML', async () => {
  const all = {
    ...Object.fromEntries(Object.entries(letters).map(([purpose, [letter]]) => [purpose, letter])),
    invitation: invitationLetter({ ...draft, link: `${publicUrl}/auth/register?invitation=x`, days: 7 }),
  }
  const texts = Object.values(all).map(({ purpose, subject, text }) => `# ${purpose}: ${subject}\n\n${text}`)
  await expect(texts.join('\n')).toMatchFileSnapshot('mails.txt')
  await expect(letters.signInCode[0].html).toMatchFileSnapshot('sign-in-code-html.txt')
})
