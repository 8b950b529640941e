import { useSyncExternalStore } from 'react'
import { matchLanguage } from '#shared/messages/languages.ts'
import { messages } from '#web/messages/index.ts'
import { languages, offeredLanguages, showLanguage } from '#web/messages/language.ts'
import { update } from '#web/lib/api/api.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { currentUser, onSessionChange, showUser } from '#web/lib/session/session.ts'
import { errorToast } from '#web/lib/toast.ts'

// public/first-paint.js reads the same key before the first paint.
const key = 'language'
const listeners = new Set<() => void>()

const stored = (): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

let choice = stored()

/** The language for a choice; for "" it follows from the browser's languages. */
const languageOf = (chosen: string) => matchLanguage([chosen, ...navigator.languages], languages)

const keep = (next: string) => {
  choice = next
  try {
    if (next === '') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // The browser may refuse storage. The choice is then kept until the page is closed.
  }
  listeners.forEach((listener) => listener())
}

const show = (next: string) => {
  keep(next)
  return showLanguage(languageOf(next))
}

const failed = (error: unknown) => errorToast(messages.layout.languageFailed, errorMessage(error))
const notSaved = (error: unknown) => errorToast(messages.layout.languageNotSaved, errorMessage(error))

const saveToAccount = async (userId: string, language: string) => {
  await update('users', userId, { language })
  showUser({ language })
}

/**
 * Changes the language of the page and stores it in the account. "" selects the browser's language. If the texts
 * cannot be loaded, the language does not change. A toast reports which of the two steps has failed.
 */
export const chooseLanguage = async (next: string): Promise<void> => {
  const [user, before] = [currentUser(), choice]
  try {
    await show(next)
  } catch (error) {
    if (choice === next) keep(before)
    failed(error)
    return
  }
  if (user !== null) await saveToAccount(user.id, next).catch(notSaved)
}

/**
 * Applies the account's language when a person signs in, and choices in other tabs. A language that was chosen before
 * signing in is stored in an account without one. Returns a function that stops this.
 */
export const followLanguage = () => {
  let before = currentUser()
  const follow = () => {
    const user = currentUser()
    const [last, next] = [before?.language ?? '', user?.language ?? '']
    const isNewPerson = user?.id !== before?.id
    before = user
    if (user === null) return
    if (isNewPerson && next === '') {
      // Only tests choose the pseudo-language. The server does not store it.
      if (offeredLanguages.includes(choice)) void saveToAccount(user.id, choice).catch(() => undefined)
    } else if ((isNewPerson || next !== last) && next !== choice) void show(next).catch(failed)
  }
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    if (stored() !== choice) void show(stored()).catch(failed)
  }
  // The account's language may have changed on another device.
  if (before !== null && before.language !== '' && before.language !== choice)
    void show(before.language).catch(failed)
  const stop = onSessionChange(follow)
  window.addEventListener('storage', handleStorage)
  return () => {
    stop()
    window.removeEventListener('storage', handleStorage)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The chosen language; "" if the browser decides. */
export const useLanguageChoice = () => useSyncExternalStore(subscribe, () => choice)
