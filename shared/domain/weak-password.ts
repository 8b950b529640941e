/** Facts about the owner that strangers who guess the password can know. */
export interface PasswordOwner {
  email: string
  name: string
}

/** Why a password is easy to guess: many people have it, or it is the owner's own address or name. */
export type Weakness = 'common' | 'own'

/** Why a password is easy to guess; null when it is neither common nor the owner's address or name. */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<Weakness | null> {
  if (isOwn(password, owner)) return 'own'
  const { commonPasswords } = await import('./common-passwords.gen.ts')
  const passwords = (common ??= new Set(commonPasswords.split(' ')))
  return passwords.has(password.toLowerCase()) ? 'common' : null
}

let common: ReadonlySet<string> | undefined

/** Whether a password is the owner's address, the part before its @, or the name, also with digits or signs around it. */
function isOwn(password: string, { email, name }: PasswordOwner): boolean {
  const typed = core(password)
  const own = [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)].map(core)
  return typed.length >= 3 && own.includes(typed)
}

/** The text in lower case without other signs than letters and digits, and without digits at either end. */
const core = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/^\p{N}+|\p{N}+$/gu, '')
