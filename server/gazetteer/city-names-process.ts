/**
 * A child process: builds the index of names from the folder in its argument and writes it to its output. A thread
 * would leave the memory of the build with the server.
 */
import { packCityNames } from './city-names-pack.ts'
import { buildCityNames } from './city-names-build.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
// The server that started this process has stopped and closed the pipe.
process.stdout.on('error', () => process.exit(1))
for (const part of packCityNames(buildCityNames(folder))) process.stdout.write(part)
