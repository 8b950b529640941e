import { useEffect, useSyncExternalStore } from 'react'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

/** How long after a mail the next one may be asked for, in seconds. */
const resendSeconds = 60

type Mail = 'verification' | 'password-reset' | 'code' | 'proof-code'

const keyOf = (mail: Mail) => `resend-${mail}`
const listeners = new Set<() => void>()

const write = (key: string, value: string | null) => {
  writeLocalText(key, value)
  listeners.forEach((listener) => listener())
}

const secondsLeft = (mail: Mail) => {
  const end = Number(readLocalText(keyOf(mail)) ?? 0)
  const left = Math.ceil((end - Date.now()) / 1000)
  // A clock that was set back must not lock the button for longer than a countdown lasts.
  return Number.isNaN(left) || left > resendSeconds ? 0 : Math.max(0, left)
}

/** Starts the minute during which this mail cannot be sent again; it survives a reload. */
export const startResendCountdown = (mail: Mail) =>
  write(keyOf(mail), String(Date.now() + resendSeconds * 1000))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const timer = setInterval(listener, 250)
  return () => {
    listeners.delete(listener)
    clearInterval(timer)
  }
}

/** The whole seconds until this mail may be sent again; 0 when it may. */
export const useResendCountdown = (mail: Mail) => {
  const left = useSyncExternalStore(subscribe, () => secondsLeft(mail))
  useEffect(() => {
    if (left === 0 && readLocalText(keyOf(mail)) !== null) write(keyOf(mail), null)
  }, [left, mail])
  return left
}
