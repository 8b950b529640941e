import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import anyAscii from 'any-ascii'
import bidiFactory from 'bidi-js'
import * as fontkit from 'fontkit'
import { short } from '#shared/pictures/drawing.ts'
import type { Face, Lettering, Style } from '#shared/pictures/lettering.ts'

const { resolve } = createRequire(import.meta.url)
/** The path of a font: the folders in these packages are named after the styles. */
const fontIn = (packageFile: string, style: string, name: string) =>
  join(dirname(packageFile), style, `${name}_${style}.ttf`)

const sourceSerif = (style: string) =>
  fontIn(resolve('@expo-google-fonts/source-serif-4/package.json'), style, 'SourceSerif4')
const hanken = (style: string) =>
  fontIn(resolve('@expo-google-fonts/hanken-grotesk/package.json'), style, 'HankenGrotesk')
const vazirmatn = (style: string) =>
  fontIn(resolve('@expo-google-fonts/vazirmatn/package.json'), style, 'Vazirmatn')
const naskh = fontIn(
  resolve('@expo-google-fonts/noto-naskh-arabic/package.json'),
  '400Regular',
  'NotoNaskhArabic',
)
const serif = sourceSerif('400Regular')

/** The fonts of each face. A letter is drawn with the first font that has it. */
const filesOf: Record<Face, string[]> = {
  display: [sourceSerif('300Light'), naskh],
  serif: [serif, naskh],
  italic: [sourceSerif('400Regular_Italic'), naskh],
  sans: [hanken('400Regular'), vazirmatn('400Regular'), serif],
  medium: [hanken('500Medium'), vazirmatn('500Medium'), serif],
}

const bidi = bidiFactory()
/** Characters that the bidirectional algorithm reads and that no font draws. */
const isInvisible = /\p{Default_Ignorable_Code_Point}/u
const pictograph = /\p{Extended_Pictographic}/u

/** A part of a line with one font and one direction. */
interface Run {
  text: string
  font: fontkit.Font
  isRightToLeft: boolean
}

/** The letters of the fonts that come with the server. Each font is read once, on first use. */
export function createLettering(): Lettering {
  const opened = new Map<string, fontkit.Font>()
  const open = (file: string) => {
    let font = opened.get(file)
    if (!font) {
      const made = fontkit.create(readFileSync(file))
      if (!('layout' in made)) throw new Error(`${file} is a collection of fonts.`)
      font = made
      keepArabicGlyphs(font)
      opened.set(file, font)
    }
    return font
  }
  const fontsOf = (face: Face) => filesOf[face].map(open)
  const widths = new Map<string, number>()

  /** Calls `draw` for each glyph from left to right, with its place in the units of the size. Returns the width. */
  function walk(
    text: string,
    { face, size, track = 0 }: Style,
    draw: (glyph: fontkit.Glyph, x: number, y: number, scale: number) => void,
  ) {
    let x = 0
    for (const run of runsOf(text, fontsOf(face))) {
      const scale = size / run.font.unitsPerEm
      const isJoined = run.isRightToLeft
      // Mirrored brackets were replaced above, so the font must not mirror them again.
      const { glyphs, positions } = run.font.layout(
        run.text,
        undefined,
        undefined,
        undefined,
        isJoined ? 'rtl' : 'ltr',
      )
      for (const [index, glyph] of glyphs.entries()) {
        const position = positions[index]
        if (!position) continue
        draw(glyph, x + position.xOffset * scale, position.yOffset * scale, scale)
        x += position.xAdvance * scale + (isJoined ? 0 : track * size)
      }
    }
    return x
  }

  return {
    width(text, style) {
      const key = `${style.face} ${style.track ?? 0} ${text}`
      let unit = widths.get(key)
      if (unit === undefined) {
        unit = walk(text, { ...style, size: 1 }, () => {})
        if (widths.size > 5000) widths.clear()
        widths.set(key, unit)
      }
      return unit * style.size
    },
    path(text, x, y, style) {
      let d = ''
      walk(text, style, (glyph, dx, dy, scale) => {
        d += glyphPath(glyph, x + dx, y - dy, scale)
      })
      return d
    },
  }
}

/**
 * fontkit keeps each glyph with the letter that it was first made for, and joins letters by that one. A teh marbuta is
 * made of the glyph of heh, which after it would no longer join. Each glyph is made here for the letter of its own.
 */
function keepArabicGlyphs(font: fontkit.Font) {
  for (let code = 0x0600; code <= 0x06ff; code++) {
    if (font.hasGlyphForCodePoint(code)) font.glyphForCodePoint(code)
  }
}

const hasLetter = (fonts: readonly fontkit.Font[], character: string) =>
  fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** The text with romanised letters in place of those that no font has, and without pictographs. */
const romanised = (original: string, fonts: readonly fontkit.Font[]) =>
  Array.from(original.toWellFormed().normalize('NFC'))
    .map((character) => {
      if (isInvisible.test(character) || hasLetter(fonts, character)) return character
      return pictograph.test(character) ? '' : anyAscii(character)
    })
    .join('')

/** The runs of a line, from left to right. */
function runsOf(original: string, fonts: readonly fontkit.Font[]): Run[] {
  const [first] = fonts
  if (!first) return []
  const text = romanised(original, fonts)
  const { levels } = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: (Run & { level: number })[] = []
  let index = 0
  for (const written of text) {
    const at = index
    index += written.length
    if (isInvisible.test(written)) continue
    const level = levels[at] ?? 0
    const character = mirrored.get(at) ?? written
    const code = character.codePointAt(0) ?? 0
    const before = runs.at(-1)
    // A space stays in the font of the word before it.
    const own =
      character === ' ' && before ? before.font : fonts.find((font) => font.hasGlyphForCodePoint(code))
    const font = own ?? first
    if (before && before.font === font && before.level === level) before.text += character
    else runs.push({ text: character, font, level, isRightToLeft: level % 2 === 1 })
  }
  return inVisualOrder(runs)
}

/** Rule L2 of the bidirectional algorithm, for runs: https://www.unicode.org/reports/tr9/#L2 */
function inVisualOrder<One extends { level: number }>(runs: readonly One[]): One[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end === start) continue
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

const letterOf: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

function glyphPath(glyph: fontkit.Glyph, x: number, y: number, scale: number): string {
  let d = ''
  for (const { command, args } of glyph.path.commands) {
    const points: string[] = []
    for (let index = 0; index < args.length; index += 2) {
      points.push(`${short(x + (args[index] ?? 0) * scale)} ${short(y - (args[index + 1] ?? 0) * scale)}`)
    }
    d += `${letterOf[command] ?? ''}${points.join(' ')}`
  }
  return d
}
