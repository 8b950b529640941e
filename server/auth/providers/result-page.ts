import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'

// The URL fragment, which browsers do not send to the server, selects the message.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Waymark</title>
<style>
body { margin: 0; background: #F5F6F3; color: #14212A; font: 16px/1.6 system-ui, sans-serif }
main { max-width: 32rem; margin: 15vh auto; padding: 0 24px }
h1 { font: 600 28px/1.3 Georgia, serif }
main > :not(:target) { display: none }
@media (prefers-color-scheme: dark) { body { background: #0F171C; color: #E8ECEA } }
</style>
<script src="/_/close.js" defer></script>
</head>
<body>
<main>
<section id="/auth/oauth2-redirect-success">
<h1>You are signed in</h1>
<p>You can close this window and go back to Waymark.</p>
</section>
<section id="/auth/oauth2-redirect-failure">
<h1>Signing in did not work</h1>
<p>Close this window, go back to Waymark and try again.</p>
</section>
</main>
</body>
</html>
`
// A script may close only a window that a script has opened.
const script = `if (location.hash === '#/auth/oauth2-redirect-success') window.close()\n`

/** Serves the page that the sign-in window shows after the provider has redirected it here. */
export function resultPage() {
  const app = new Hono<RequestEnv>()
  const headers = { 'cache-control': 'no-cache' }
  app.get('/_/', (c) => c.html(page, 200, headers))
  app.get('/_/close.js', (c) =>
    c.body(script, 200, { ...headers, 'content-type': 'text/javascript; charset=utf-8' }),
  )
  return app
}
