/**
 * Measures the scripts that a guest's landing page loads before it is drawn, in gzipped kilobytes: those of
 * index.html and the English texts. Scripts that the page loads after its first paint, such as the SDK, do not count.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { report } from './report.ts'

const html = readFileSync('web/dist/index.html', 'utf8')
const scripts = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''))
const english = /&quot;language&quot;:&quot;en&quot;.*?&quot;texts&quot;:&quot;([^&]+)&quot;/.exec(html)?.[1]
if (english === undefined) throw new Error('index.html does not name the English texts.')
scripts.add(english)
let bytes = 0
for (const script of scripts) {
  const size = gzipSync(readFileSync(`web/dist${script}`), { level: 9 }).length
  console.log(`     ${script} ${(size / 1000).toFixed(1)} kB`)
  bytes += size
}
report('script of a first load, gzipped', bytes / 1000, 150, 'kB')
