/**
 * A `ref` for an element that may be removed while it has the focus: the focus then moves to the heading of its
 * section.
 */
export const leavesFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) element.closest('section')?.querySelector('h2')?.focus()
}
