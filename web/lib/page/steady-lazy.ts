import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { createElement, use } from 'react'
import { hasMissingTexts, loadMissingTexts } from '#web/messages/language.ts'

const steady = new WeakSet<RouteComponent>()
const withTexts = new WeakSet<RouteComponent>()

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

/** A lazy component of the router that is only drawn with its texts: while these are missing, its load fails. */
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
 * Readies the lazy components of the routes: a page waits for its texts, and the page that stands in for it can be
 * wanted before its own script has come.
 */
export const readyLazyComponents = (routes: readonly AnyRoute[]) => {
  for (const { options } of routes) {
    if (options.component) options.component = lazyWithTexts(options.component)
    if (options.pendingComponent) options.pendingComponent = steadyLazy(options.pendingComponent)
  }
}
