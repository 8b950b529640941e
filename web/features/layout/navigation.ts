import { messages } from '#web/messages/index.ts'

/** The parts of the site, as the header and the menu link them. */
export const navigation = [
  { to: '/map', label: () => messages.layout.map },
  { to: '/explore', label: () => messages.layout.explore },
  { to: '/trip', label: () => messages.layout.trip },
] as const
