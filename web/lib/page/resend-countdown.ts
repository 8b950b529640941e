import { useEffect, useSyncExternalStore } from 'react'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

/** The time after a mail before the next one can be requested, in seconds. */
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
  // After the clock was set back, the button must not stay disabled for longer than one countdown.
  return Number.isNaN(left) || left > resendSeconds ? 0 : Math.max(0, left)
}

/** Starts the minute during which this mail cannot be requested again. It survives a reload. */
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

/** The whole seconds until this mail can be requested again; 0 if it can. */
export const useResendCountdown = (mail: Mail) => {
  const left = useSyncExternalStore(subscribe, () => secondsLeft(mail))
  useEffect(() => {
    if (left === 0 && readLocalText(keyOf(mail)) !== null) write(keyOf(mail), null)
  }, [left, mail])
  return left
}
