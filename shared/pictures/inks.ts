import { type LegType, perWay } from '#shared/collections/travel-items.ts'
import { ways } from '#shared/domain/ways.ts'

/** The colours of a picture, named like those in web/styles/tokens.css. */
export interface Inks extends Record<LegType, string> {
  paper: string
  sheet: string
  rule: string
  ruleStrong: string
  field: string
  ink: string
  ink2: string
  ink3: string
  accent: string
  water: string
  water1: string
  water2: string
  land: string
  border: string
  coast: string
  graticule: string
  seaText: string
  pin: string
  pinRing: string
  casing: string
  visited: string
  visitedLine: string
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The colours of the web app's light and dark theme. A test compares them with its style sheet. */
export const inksOf: Record<Theme, Inks> = {
  light: {
    paper: '#f5f6f3',
    sheet: '#fcfcfa',
    rule: '#dcded8',
    ruleStrong: '#bfc4c0',
    field: '#868f94',
    ink: '#14212a',
    ink2: '#43505a',
    ink3: '#5f6b74',
    accent: '#b0135e',
    water: '#d9e5e8',
    water1: '#cfdee3',
    water2: '#c4d7dd',
    land: '#faf9f4',
    border: '#bfc1b8',
    coast: '#7c98a2',
    graticule: '#c4d4d9',
    seaText: '#47697a',
    pin: '#b0135e',
    pinRing: '#ffffff',
    casing: '#ffffff',
    visited: '#31725a',
    visitedLine: '#5b9980',
    ...perWay((type) => ways[type].ink.light),
  },
  dark: {
    paper: '#0f171c',
    sheet: '#141e24',
    rule: '#25323a',
    ruleStrong: '#3b4a53',
    field: '#6d7c86',
    ink: '#e8ece9',
    ink2: '#b4bfc5',
    ink3: '#8f9ca4',
    accent: '#c42a70',
    water: '#111c22',
    water1: '#15222a',
    water2: '#1a2931',
    land: '#222f36',
    border: '#3f4e57',
    coast: '#546973',
    graticule: '#1e2c34',
    seaText: '#7896a3',
    pin: '#ee5c97',
    pinRing: '#14191d',
    casing: '#0f171c',
    visited: '#67a986',
    visitedLine: '#447f61',
    ...perWay((type) => ways[type].ink.dark),
  },
}
