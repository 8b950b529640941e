/** An undo history: the present state, earlier states to undo to, and undone states to redo. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The name of the target of the last change. Consecutive changes of the same target are one step. */
  readonly touched: string
}

/** The maximum number of steps that can be undone. */
export const historyLimit = 200

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  touched: '',
})

/**
 * Records a change. Consecutive changes with the same `touched`, such as letters typed into one field, become one
 * step. Without `touched` each change is a step. A change to the same state is ignored.
 */
export const change = <State>(history: History<State>, next: State, touched = ''): History<State> => {
  if (Object.is(next, history.present)) return history
  const continuesStep = touched !== '' && touched === history.touched
  const past = continuesStep ? history.past : [...history.past, history.present].slice(-historyLimit)
  return { past, present: next, future: [], touched }
}

/** Undoes one step; returns the history unchanged when there is none. */
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

/** Redoes one step; returns the history unchanged when there is none. */
export const redo = <State>(history: History<State>): History<State> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, touched: '' }
}
