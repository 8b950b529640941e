import { expect, test } from 'vitest'
import { mapSearch } from './map-search.ts'
import { kindsOf, kindsText, rangeOf, rangeText, viewOf, viewText } from './read-search.ts'

test('a view is the same after it was written to and read from the address', () => {
  const view = { lat: -33.868, lng: 151.2, zoom: 4.5 }
  expect(viewOf(mapSearch.parse({ at: viewText(view) }))).toEqual(view)
})

test('parameters that do not belong in the address are dropped, the rest is kept', () => {
  const found = mapSearch.parse({ show: 'planets', city: 'x', at: 'here', q: 'par', other: 1 })
  expect(found).toEqual({ q: 'par' })
})

test('a view outside the earth or the zoom levels is ignored', () => {
  expect(viewOf({ at: '95,0,3' })).toBeUndefined()
  expect(viewOf({ at: '30,0,22' })).toBeUndefined()
  expect(viewOf({ at: '30,0,1.5' })).toEqual({ lat: 30, lng: 0, zoom: 1.5 })
  expect(viewOf({ at: '90,-180,15' })).toEqual({ lat: 90, lng: -180, zoom: 15 })
  expect(viewOf({ at: '-90,180,0' })).toEqual({ lat: -90, lng: 180, zoom: 0 })
  for (const at of ['90.1,0,3', '-90.1,0,3', '0,180.1,3', '0,-180.1,3', '0,0,15.5'])
    expect(viewOf({ at }), at).toBeUndefined()
  expect(viewOf({})).toBeUndefined()
})

test('a range of years is limited to the years with stays', () => {
  const years = { from: 2004, to: 2026 }
  const read = (text: string) => rangeOf(mapSearch.parse({ years: text }), years)
  expect(read('2008-2019')).toEqual({ from: 2008, to: 2019 })
  expect(read('1990-2019')).toEqual({ from: 2004, to: 2019 })
  expect(read('1990-2040')).toBeUndefined()
  expect(read('2019-2008')).toBeUndefined()
  expect(read('2019')).toBeUndefined()
  expect(rangeOf({ years: '2008-2019' }, undefined)).toBeUndefined()
  expect(rangeText({ from: 2008, to: 2019 })).toBe('2008-2019')
})

test('kinds are written only if they are not the usual ones, and read back', () => {
  expect(kindsText(new Set(['lived', 'visited']))).toBeUndefined()
  expect(kindsText(new Set(['transit', 'visited']))).toBe('visited,transit')
  expect(kindsText(new Set())).toBe('none')
  const read = (search: object) => [...kindsOf(mapSearch.parse(search)).kinds]
  expect(read({ kinds: 'visited,transit' })).toEqual(['visited', 'transit'])
  expect(read({ kinds: 'none' })).toEqual([])
  expect(read({ kinds: 'flown' })).toEqual(['visited', 'lived'])
  expect(kindsOf(mapSearch.parse({ wishes: 'only' })).wishes).toBe('only')
  expect(kindsOf(mapSearch.parse({ wishes: 'perhaps' })).wishes).toBe('on')
})
