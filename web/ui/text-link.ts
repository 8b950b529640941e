/** The classes of a link in a text: underlined, in the text colour or in the accent colour. */
export const textLinkClass = (tone: 'ink' | 'accent') =>
  tone === 'accent'
    ? 'text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2'
    : 'text-ink underline decoration-rule-strong decoration-1 underline-offset-4 hover:decoration-ink'
