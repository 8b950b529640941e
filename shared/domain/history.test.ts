import { expect, test } from 'vitest'
import { change, historyLimit, redo, startHistory, undo } from './history.ts'

test('changes are undone and redone one by one', () => {
  let history = change(change(startHistory('a'), 'b'), 'c')
  history = undo(history)
  expect(history.present).toBe('b')
  history = undo(history)
  expect(history.present).toBe('a')
  expect(undo(history)).toBe(history)
  history = redo(redo(history))
  expect(history.present).toBe('c')
  expect(redo(history)).toBe(history)
  expect(undo(undo(history)).present).toBe('a')
})

test('a history begins without a step to undo', () => {
  const history = startHistory('a')
  expect(undo(history)).toBe(history)
})

test('consecutive changes of one field are one step, and another field starts a new step', () => {
  let history = startHistory('')
  for (const text of ['R', 'Ro', 'Rom']) history = change(history, text, 'name')
  history = change(history, 'Rom!', 'description')
  expect(undo(history).present).toBe('Rom')
  expect(undo(undo(history)).present).toBe('')
})

test('a change after an undo is a new step', () => {
  let history = change(change(startHistory('a'), 'ab', 'name'), 'abc', 'name')
  history = change(undo(history), 'ax', 'name')
  expect(undo(history).present).toBe('a')
})

test('a new change clears the redo steps, and an equal state is no change', () => {
  const history = change(undo(change(startHistory('a'), 'b')), 'c')
  expect(redo(history)).toBe(history)
  expect(change(history, 'c')).toBe(history)
})

test('at most historyLimit steps are kept', () => {
  let history = startHistory(0)
  for (let index = 1; index <= historyLimit + 10; index++) history = change(history, index)
  expect(history.past).toHaveLength(historyLimit)
  expect(history.past[0]).toBe(10)
})
