import { expect, test } from 'vitest'
import { freeArea } from './free-area.ts'

const size = { x: 1000, y: 800 }

test('the whole area of a map without panels is free', () => {
  expect(freeArea(size, [])).toEqual([0, 0, 1000, 800])
})

test('each panel cuts off the side that leaves the largest area', () => {
  const sideList = [0, 0, 300, 800] as const
  const modeSwitch = [830, 24, 976, 66] as const
  const sheet = [0, 700, 1000, 900] as const
  expect(freeArea(size, [sideList])).toEqual([300, 0, 1000, 800])
  expect(freeArea(size, [modeSwitch])).toEqual([0, 66, 1000, 800])
  expect(freeArea(size, [sideList, modeSwitch, sheet])).toEqual([300, 66, 1000, 700])
})

test('a panel outside the map or over most of it cuts off nothing', () => {
  expect(
    freeArea(size, [
      [-400, 0, 0, 800],
      [0, 100, 1000, 800],
    ]),
  ).toEqual([0, 0, 1000, 800])
})
