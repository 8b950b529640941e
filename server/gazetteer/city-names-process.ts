/**
 * A process of its own: builds the index of names in the folder it is given and writes it to its output. A
 * thread would leave the server with the memory that building takes.
 */
import { packCityNames } from './city-names-pack.ts'
import { buildCityNames } from './city-names-build.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
// The server that started this process has stopped and closed the pipe.
process.stdout.on('error', () => process.exit(1))
for (const part of packCityNames(buildCityNames(folder))) process.stdout.write(part)
