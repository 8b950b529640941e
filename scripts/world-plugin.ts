import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { geoJsonFile } from '#shared/collections/geo-json.ts'
import { packWorld } from './world-file.ts'

const folder = `${import.meta.dirname}/../data/dist/geo`
const id = 'world:address'

/**
 * Serves the outlines of the world of data/dist to the browser: the module "world:address" exports their address. A
 * build makes a file of them; elsewhere the address holds them itself.
 */
export const worldPlugin = (): Plugin => {
  let isBuild = false
  return {
    name: 'world',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      const packed = packedWorld()
      if (!isBuild) {
        const address = `data:application/octet-stream;base64,${Buffer.from(packed).toString('base64')}`
        return `export const worldAddress = ${JSON.stringify(address)}`
      }
      const file = this.emitFile({ type: 'asset', name: 'world.bin', source: packed })
      return `export const worldAddress = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

function packedWorld() {
  const [name, ...others] = globSync(`${folder}/world-*.geojson.br`)
  if (name === undefined || others.length > 0)
    throw new Error(
      `There is not one file of the world: ${[name, ...others].map((path) => basename(path ?? '')).join(' ')}`,
    )
  const text = brotliDecompressSync(readFileSync(name)).toString()
  return packWorld(geoJsonFile.parse(JSON.parse(text)))
}
