import { useEffect, useState } from 'react'
import { passwordMinLength } from '#shared/collections/users.ts'
import type { PasswordOwner, Weakness } from '#shared/domain/weak-password.ts'

/** Why the current password is easy to guess; null if it is not, and until the check has finished. */
export const useWeakness = (password: string, { email, name }: PasswordOwner): Weakness | null => {
  const [found, setFound] = useState<{ password: string; weakness: Weakness | null } | null>(null)
  useEffect(() => {
    if (password.length < passwordMinLength) return undefined
    let isCurrent = true
    // Lazy load: the list of common passwords is needed only for a password that is long enough. If it cannot be
    // loaded, there is no warning.
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
