import { ShieldHalf } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ProviderKind } from '#shared/config.ts'

/**
 * The logos in the colours that the providers require on sign-in buttons. Black logos have the colour of the text.
 */
const marks: Record<ProviderKind, ReactElement> = {
  google: (
    <svg viewBox="0 0 48 48">
      <path
        fill="#4285F4"
        d="M47.5 24.6c0-1.6-.1-3.1-.4-4.6H24v9h13.2a11.3 11.3 0 0 1-4.9 7.4v6h7.9c4.6-4.3 7.3-10.6 7.3-17.8z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.6 0 12.2-2.2 16.2-5.9l-7.9-6.1c-2.2 1.5-5 2.3-8.3 2.3-6.4 0-11.8-4.3-13.7-10.1H2.1v6.3A24.5 24.5 0 0 0 24 48z"
      />
      <path fill="#FBBC05" d="M10.3 28.6a14.7 14.7 0 0 1 0-9.4v-6.3H2.1a24.5 24.5 0 0 0 0 22z" />
      <path
        fill="#EA4335"
        d="M24 9.5c3.6 0 6.8 1.2 9.4 3.7l7-7A23.5 23.5 0 0 0 24 0 24.5 24.5 0 0 0 2.1 12.9l8.2 6.3C12.2 13.4 17.6 9.5 24 9.5z"
      />
    </svg>
  ),
  apple: (
    <svg viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M17.05 12.54c-.03-2.58 2.11-3.82 2.2-3.88-1.2-1.75-3.06-1.99-3.73-2.02-1.59-.16-3.1.93-3.9.93-.81 0-2.05-.91-3.37-.88-1.73.03-3.33 1.01-4.22 2.56-1.8 3.12-.46 7.74 1.29 10.27.86 1.24 1.88 2.63 3.22 2.58 1.29-.05 1.78-.83 3.34-.83s2 .83 3.37.81c1.39-.03 2.27-1.26 3.12-2.51.98-1.44 1.39-2.83 1.41-2.9-.03-.01-2.71-1.04-2.73-4.13zM14.48 4.96c.71-.86 1.19-2.06 1.06-3.25-1.02.04-2.26.68-3 1.54-.66.76-1.23 1.98-1.08 3.15 1.14.09 2.31-.58 3.02-1.44z"
      />
    </svg>
  ),
  microsoft: (
    <svg viewBox="0 0 24 24">
      <path fill="#F25022" d="M1 1h10v10H1z" />
      <path fill="#7FBA00" d="M13 1h10v10H13z" />
      <path fill="#00A4EF" d="M1 13h10v10H1z" />
      <path fill="#FFB900" d="M13 13h10v10H13z" />
    </svg>
  ),
  github: (
    <svg viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 .5a11.5 11.5 0 0 0-3.64 22.41c.58.1.79-.25.79-.56v-2c-3.2.7-3.88-1.36-3.88-1.36-.52-1.33-1.28-1.69-1.28-1.69-1.05-.71.08-.7.08-.7 1.16.08 1.77 1.19 1.77 1.19 1.03 1.77 2.7 1.26 3.36.96.1-.75.4-1.26.73-1.55-2.55-.29-5.24-1.28-5.24-5.68 0-1.26.45-2.28 1.18-3.09-.12-.29-.51-1.46.11-3.04 0 0 .97-.31 3.16 1.18a10.9 10.9 0 0 1 5.76 0c2.19-1.49 3.15-1.18 3.15-1.18.63 1.58.24 2.75.12 3.04.74.81 1.18 1.83 1.18 3.09 0 4.41-2.69 5.38-5.25 5.67.41.36.78 1.06.78 2.14v3.17c0 .31.21.67.8.56A11.5 11.5 0 0 0 12 .5z"
      />
    </svg>
  ),
  oidc: <ShieldHalf />,
}

/** The logo of a sign-in provider, to show beside its name. */
export function ProviderMark({ kind }: { kind: ProviderKind }) {
  return (
    <span aria-hidden className="shrink-0 [&>svg]:size-4.5">
      {marks[kind]}
    </span>
  )
}
