/**
 * The direction of the page's text: the `dir` of the root element. For libraries that need it, and for arrow keys
 * that mean "next"; CSS layout needs no script.
 */
export const pageDirection = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
