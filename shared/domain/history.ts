/** A state with what came before it and what was undone: each step can be gone back and forth. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** What the last change touched; changes to the same thing in a row are one step. */
  readonly touched: string
}

/** How many steps can be undone. */
export const historyLimit = 200

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  touched: '',
})

/**
 * Records a change. Changes in a row that touch the same thing, such as letters typed into one field, become
 * one step; with `touched` left out each is a step of its own. A change to the same state is none.
 */
export const change = <State>(history: History<State>, next: State, touched = ''): History<State> => {
  if (Object.is(next, history.present)) return history
  const goesOn = touched !== '' && touched === history.touched
  const past = goesOn ? history.past : [...history.past, history.present].slice(-historyLimit)
  return { past, present: next, future: [], touched }
}

/** Goes one step back; without one, nothing changes. */
export const undo = <State>(history: History<State>): History<State> => {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    touched: '',
  }
}

/** Goes one step forth again; without one, nothing changes. */
export const redo = <State>(history: History<State>): History<State> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, touched: '' }
}
