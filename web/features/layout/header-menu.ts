/** The properties of an icon before an item in a menu of the header. */
export const menuIcon = { className: 'size-4.5 text-ink-2', strokeWidth: 1.6, 'aria-hidden': true } as const

/** The landmark that the header's menus are drawn in. */
export const header = () => document.querySelector('header')
