import { loaders } from 'messages:security'
import { section } from './language.ts'

/** The texts of the security page and of the dialog that asks for a proof. */
export const securityMessages = await section('security', loaders)
