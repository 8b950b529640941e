/** Served by scripts/messages-plugin.ts: the texts of one section, in each language. */
declare module 'messages:*' {
  import type { CompiledTexts } from '#shared/messages/texts.ts'

  type Loader = () => Promise<{ texts: CompiledTexts; fallback: CompiledTexts }>
  export const loaders: Readonly<Record<string, Loader>>
}
