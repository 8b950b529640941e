import { loaders } from 'messages:pictures'
import { section } from './language.ts'

/** The texts of posters and cards. */
export const picturesMessages = await section('pictures', loaders)
