import type { LegType } from '#shared/collections/travel-items.ts'

interface Way {
  /** The most kilometres of great-circle distance in 24 hours (generous). */
  mostKmPerDay: number
  /** The average speed of a ride along the great circle, when only its beginning is known. */
  kmPerHour: number
  /** The colours of the light and the dark theme, as in web/styles/tokens.css; a test compares them. */
  ink: { light: string; dark: string }
  /** The width of its line on posters and cards, and the lengths of its dashes and gaps. */
  line: { width: number; dash?: readonly number[] }
}

/** What is known of each way to travel. */
export const ways: Readonly<Record<LegType, Way>> = {
  plane: {
    mostKmPerDay: 20_400,
    kmPerHour: 800,
    ink: { light: '#2459b8', dark: '#84aef5' },
    line: { width: 2.5, dash: [9, 7] },
  },
  train: {
    mostKmPerDay: 4800,
    kmPerHour: 100,
    ink: { light: '#1f7848', dark: '#6cc793' },
    line: { width: 3.2 },
  },
  bus: {
    mostKmPerDay: 2000,
    kmPerHour: 70,
    ink: { light: '#a06200', dark: '#e5b04a' },
    line: { width: 3.6, dash: [0.1, 6.5] },
  },
  car: {
    mostKmPerDay: 2400,
    kmPerHour: 80,
    ink: { light: '#bc3527', dark: '#f0867a' },
    line: { width: 2.5 },
  },
}
