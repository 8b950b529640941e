import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { createElement, use } from 'react'

const steady = new WeakSet<RouteComponent>()

/**
 * A lazy component of the router, drawn by the rules of React: the router's own calls `use()` until its script has come
 * and no longer, and React refuses a component whose first renders differ in that. This one calls it in every render.
 */
export const steadyLazy = (component: RouteComponent): RouteComponent => {
  if (component.preload === undefined || steady.has(component)) return component
  let loading: Promise<void> | undefined
  // Gone once the script has come. After a failure it is there, and loads again.
  const load = () => component.preload && (loading = component.preload())
  const Steady: RouteComponent = (props) => {
    const came = loading ?? load()
    if (came !== undefined) use(came)
    return createElement(component, props)
  }
  Object.defineProperty(Steady, 'preload', { get: () => component.preload && load })
  steady.add(Steady)
  return Steady
}

/** The page that stands in for one that loads can be wanted before its own script has come. */
export const steadyPendingComponents = (routes: readonly AnyRoute[]) => {
  for (const { options } of routes) {
    if (options.pendingComponent) options.pendingComponent = steadyLazy(options.pendingComponent)
  }
}
