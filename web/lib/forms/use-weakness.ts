import { useEffect, useState } from 'react'
import { passwordMinLength } from '#shared/collections/users.ts'
import type { PasswordOwner, Weakness } from '#shared/domain/weak-password.ts'

/** Why the password that is being typed is easy to guess; null when it is not, and until that is known. */
export const useWeakness = (password: string, { email, name }: PasswordOwner): Weakness | null => {
  const [found, setFound] = useState<{ password: string; weakness: Weakness | null } | null>(null)
  useEffect(() => {
    if (password.length < passwordMinLength) return undefined
    let isCurrent = true
    // The list of common passwords is loaded with the first password that is long enough. Without it there is no warning.
    void import('#shared/domain/weak-password.ts')
      .then(({ weaknessOf }) => weaknessOf(password, { email, name }))
      .then(
        (weakness) => isCurrent && setFound({ password, weakness }),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [password, email, name])
  return found?.password === password ? found.weakness : null
}
