/**
 * A plugin for Stryker that does not mutate the text in `new URL('file', import.meta.url)`. Vite replaces it by the
 * address of the file, and only finds it when it is a plain text. With a mutant in its place the address would be
 * another one in every test, also while the mutant is switched off.
 */

/** A node of Babel's syntax tree with its parent, as far as this plugin reads them. */
interface Path {
  node: {
    type: string
    callee?: { name?: unknown }
    arguments?: readonly { type: string; object?: { type: string } }[]
  }
  parentPath: Path | null
}

/** Returns the reason for ignoring a node, or undefined. */
export function shouldIgnore({ node, parentPath }: Path): string | undefined {
  if (node.type !== 'StringLiteral' || parentPath?.node.type !== 'NewExpression') return undefined
  const { callee, arguments: values } = parentPath.node
  const isAddress = callee?.name === 'URL' && values?.[1]?.object?.type === 'MetaProperty'
  return isAddress ? 'the address of a file, which Vite replaces' : undefined
}

/** The export that Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'asset-addresses', value: { shouldIgnore } }]
