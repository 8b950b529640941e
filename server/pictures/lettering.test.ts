import { expect, test } from 'vitest'
import { cut, fitted, titleLines } from '#shared/pictures/lettering.ts'
import { createLettering } from './lettering.ts'

const letters = createLettering()
const style = { face: 'sans', size: 20 } as const

test('Arabic letters are joined, and a number in an Arabic text keeps its order', () => {
  // A joined word is narrower than its separate letters.
  const apart = Array.from('محمد').reduce((sum, letter) => sum + letters.width(letter, style), 0)
  expect(letters.width('محمد', style)).toBeLessThan(apart)
  const year = letters.path('2024', 0, 0, { ...style, face: 'serif' })
  // The line begins at the right: the text written last is at the left.
  expect(letters.path('رحلة 2024', 0, 0, { ...style, face: 'serif' }).startsWith(year)).toBe(true)
  expect(letters.path('2024 رحلة', 0, 0, { ...style, face: 'serif' }).startsWith(year)).toBe(false)
})

test.each(['sans', 'medium', 'serif', 'display'] as const)(
  'a heh is joined after a word with a teh marbuta (%s)',
  (face) => {
    const cairo = (before: string) => {
      const fresh = createLettering()
      fresh.path(before, 0, 0, { ...style, face })
      return fresh.path('القاهرة', 0, 0, { ...style, face })
    }
    expect(cairo('البصرة')).toBe(cairo('القاهرة'))
  },
)

test('marks of the writing direction have no letter', () => {
  expect(letters.path('\u2068Rome\u2069', 0, 0, style)).toBe(letters.path('Rome', 0, 0, style))
})

test('a script without a font is romanised, and pictographs are omitted', () => {
  const at = (text: string) => letters.path(text, 0, 0, style)
  expect(at('東京 🎉')).toBe(at('DongJing '))
  expect(at('Кіровоград')).not.toBe(at('Kirovograd'))
  expect(at('Αθήνα')).not.toBe(at('Athina'))
})

test('a name that is too long takes a smaller size, and then an ellipsis', () => {
  const name = 'Alexandra Konstantinopoulou-Featherstonehaugh'
  const width = letters.width(name, { ...style, size: 36 })
  expect(fitted(letters, name, width, style, [44, 36])).toEqual({ text: name, style: { ...style, size: 36 } })
  const short = fitted(letters, name, width / 2, style, [44, 36])
  expect(short.text).toMatch(/^Alexandra .*…$/)
  expect(letters.width(short.text, short.style)).toBeLessThanOrEqual(width / 2)
  expect(cut(letters, 'Rome', 1000, style)).toBe('Rome')
})

test('a title breaks between words, steps down in size, and never gets a third line', () => {
  const sizes = [80, 64, 48]
  const title = (text: string) => titleLines(letters, text, 440, 2, style, sizes)
  expect(title('The world from Kraków')).toMatchObject({ lines: ['The world', 'from Kraków'] })
  const long = title('Everywhere that I have been to so far, and where I may go to one day, if all goes well')
  expect(long.lines).toHaveLength(2)
  expect(long.style.size).toBe(48)
  expect(long.lines.every((line) => letters.width(line, long.style) <= 440)).toBe(true)
})
