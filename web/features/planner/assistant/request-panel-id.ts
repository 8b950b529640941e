/** The id of the request panel, which is a separate script: the box links to it. */
export const requestPanelId = 'request-panel'
