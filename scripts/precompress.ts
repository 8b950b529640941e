import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = /\.(js|css|html|svg|json|bin|webmanifest|txt)$/
const smallestBytes = 512

/**
 * Writes a .br and a .gz file beside every file in `folder` that is not already compressed, so that the server does not
 * compress them itself.
 */
export async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter((file) => file.isFile() && worthIt.test(file.name))
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const bytes = await readFile(path)
        if (bytes.length < smallestBytes) return
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
          promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}
