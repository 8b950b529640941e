import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { createElement, use } from 'react'
import { hasMissingTexts, loadMissingTexts } from '#web/messages/language.ts'

const steady = new WeakSet<RouteComponent>()
const withTexts = new WeakSet<RouteComponent>()

/**
 * Wraps a lazy component of the router so that it keeps the rules of hooks. The router's component calls `use()` only
 * until its script is loaded, and React refuses a component whose renders differ in that. This one calls it in every
 * render, or in none if the script was loaded before its first render.
 */
export const steadyLazy = (component: RouteComponent): RouteComponent => {
  if (component.preload === undefined || steady.has(component)) return component
  let loading: Promise<void> | undefined
  // `component.preload` is undefined once the script is loaded. After a failure it is still defined, and loads again.
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

/**
 * Wraps a lazy component of the router so that it waits for its texts. If the texts cannot be loaded, its load fails.
 */
const lazyWithTexts = (component: RouteComponent): RouteComponent => {
  if (component.preload === undefined || withTexts.has(component)) return component
  const WithTexts: RouteComponent = (props) => createElement(component, props)
  const load = async () => {
    await component.preload?.()
    await loadMissingTexts()
  }
  Object.defineProperty(WithTexts, 'preload', {
    get: () => (component.preload !== undefined || hasMissingTexts() ? load : undefined),
  })
  withTexts.add(WithTexts)
  return WithTexts
}

/**
 * Prepares the lazy components of the routes: a page waits for its texts, and a pending component may be rendered
 * before its own script is loaded.
 */
export const prepareLazyComponents = (routes: readonly AnyRoute[]) => {
  for (const { options } of routes) {
    if (options.component) options.component = lazyWithTexts(options.component)
    if (options.pendingComponent) options.pendingComponent = steadyLazy(options.pendingComponent)
  }
}
