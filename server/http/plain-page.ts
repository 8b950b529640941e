import { directionOf } from '#shared/messages/languages.ts'

/** A small HTML page for the time before the web app can be served. It loads no other file and no script. */
export interface PlainPage {
  language: string
  title: string
  /** HTML below the heading. */
  body: string
  status: number
  headers: Record<string, string>
}

const style = `:root{color-scheme:light dark;--paper:#F5F6F3;--ink:#14212A;--ink-2:#43505A;--accent:#B0135E}
@media (prefers-color-scheme:dark){:root{--paper:#0F171C;--ink:#E8ECE9;--ink-2:#B4BFC5;--accent:#C42A70}}
body{margin:0;background:var(--paper);color:var(--ink-2);font:16px/1.6 "Hanken Grotesk Variable",system-ui,sans-serif}
main{max-width:32rem;margin:15vh auto;padding:0 24px}
h1{margin:24px 0 8px;color:var(--ink);font:400 34px/1.2 "Source Serif 4 Variable",Georgia,serif}
p{margin:0}
.a{fill:var(--ink)}.b{fill:var(--accent)}`

const logo = `<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect class="a" x="6" y="1" width="20" height="14" rx="2"/><rect class="b" x="6" y="17" width="20" height="14" rx="2"/></svg>`

/** The response with a page in the web app's colours, light or dark as the browser prefers. */
export function plainPage({ language, title, body, status, headers }: PlainPage): Response {
  const page = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waymark</title><style>${style}</style></head>
<body><main>${logo}
<h1>${title}</h1>
${body}
</main></body></html>`
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
