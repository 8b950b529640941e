/** Loads the OpenID library on first use: most servers have no provider, and it would slow their start. */
export const openIdLibrary = () => import('openid-client')
