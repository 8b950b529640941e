/**
 * The direction of the page's text, as the root element has it. What the browser lays out needs it in no script; it is
 * for libraries that ask for it, and for arrow keys that mean "next".
 */
export const pageDirection = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
