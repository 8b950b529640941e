/** The panel of what was understood, which is a script of its own: the box leads to it. */
export const requestPanelId = 'request-panel'
