import { expect, test } from 'vitest'
import { XmlMending } from './xml-mending.ts'

const mended = (text: string, step: number) => {
  const mending = new XmlMending()
  let whole = ''
  for (let start = 0; start < text.length; start += step)
    whole += mending.write(text.slice(start, start + step))
  return whole + mending.end()
}

test.each([
  ['<a>Bar < Café</a>', '<a>Bar &lt; Café</a>'],
  ['<a>I <3 NY</a>', '<a>I &lt;3 NY</a>'],
  [
    '<a>Fish & Chips &amp; &#65;&#x41; &unknown; &</a>',
    '<a>Fish &amp; Chips &amp; &#65;&#x41; &unknown; &amp;</a>',
  ],
  ['<a><![CDATA[1 < 2 & 3 ]] ]>]]> < </a>', '<a><![CDATA[1 < 2 & 3 ]] ]>]]> &lt; </a>'],
  ['<?xml version="1.0"?><!-- a --><é:b/>', '<?xml version="1.0"?><!-- a --><é:b/>'],
  ['<a>cut <', '<a>cut &lt;'],
])('%s', (text, expected) => {
  for (let step = 1; step <= text.length; step += 1)
    expect(mended(text, step), `in steps of ${step}`).toBe(expected)
})
