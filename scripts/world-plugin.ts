import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { geoJsonFile } from '#shared/collections/geo-json.ts'
import { packWorld } from '#web/leaflet/pack-world.ts'

const folder = `${import.meta.dirname}/../data/dist/geo`
const id = 'world:address'

/**
 * Serves the packed outlines of the world of data/dist to the browser. The module "world:address" exports their URL and
 * the name of the GeoJSON file that they were packed from. In a build the URL is that of a file; elsewhere it is a
 * data: URL.
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
      const path = worldPath()
      const packed = packWorld(
        geoJsonFile.parse(JSON.parse(brotliDecompressSync(readFileSync(path)).toString())),
      )
      const name = `export const worldName = ${JSON.stringify(basename(path, '.br'))}\n`
      if (!isBuild) {
        const address = `data:application/octet-stream;base64,${Buffer.from(packed).toString('base64')}`
        return `${name}export const worldAddress = ${JSON.stringify(address)}`
      }
      const file = this.emitFile({ type: 'asset', name: 'world.bin', source: packed })
      return `${name}export const worldAddress = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

function worldPath() {
  const [path, ...others] = globSync(`${folder}/world-*.geojson.br`)
  if (path === undefined || others.length > 0)
    throw new Error(
      `There must be exactly one file of the world, but there are: ${[path, ...others].map((each) => basename(each ?? '')).join(' ')}`,
    )
  return path
}
