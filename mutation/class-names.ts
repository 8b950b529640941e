/**
 * A plugin for Stryker that does not mutate the texts of CSS classes: only pictures show their effect, so no unit test
 * checks them. The conditions that choose between such texts are mutated like all others, except inside a template.
 */

/** A node of Babel's syntax tree with its ancestors, as far as this plugin reads them. */
interface Path {
  node: {
    type: string
    value?: unknown
    name?: unknown
    callee?: { name?: unknown }
    quasis?: readonly { value: { raw: string } }[]
  }
  parentPath: Path | null
}

/** Functions that join classes. */
const joiners = ['clsx', 'cva']

/** A utility class of Tailwind with at least two parts, such as "md:mt-4" or "text-ink". */
const utility = /^!?[a-z@*[-][^\s"'=]*[-:][^\s"'=]*$/
const word = /^[a-z-]+$/

/** Whether a text looks like several utility classes. */
export function isClassText(text: string): boolean {
  const words = text.trim().split(/\s+/)
  const utilities = words.filter((part) => utility.test(part))
  const others = words.filter((part) => !utility.test(part))
  return words.length > 1 && utilities.length >= others.length && others.every((part) => word.test(part))
}

/** Whether a text is in a place for classes only: an attribute "className", or a call that joins classes. */
function isAmongClasses({ node, parentPath }: Path): boolean {
  // An operand of a comparison is not a class.
  if (node.type === 'BinaryExpression' || node.type.includes('Function')) return false
  if (node.type === 'CallExpression') return joiners.includes(String(node.callee?.name))
  if (node.type === 'JSXAttribute') return /class/i.test(nameOf(node))
  return parentPath !== null && isAmongClasses(parentPath)
}

const nameOf = ({ name }: Path['node']) =>
  typeof name === 'object' && name !== null && 'name' in name ? String(name.name) : ''

const textOf = ({ value, quasis }: Path['node']) =>
  quasis ? quasis.map((quasi) => quasi.value.raw).join(' ') : String(value)

function shouldIgnore(path: Path) {
  if (!['StringLiteral', 'TemplateLiteral'].includes(path.node.type)) return undefined
  return isAmongClasses(path) || isClassText(textOf(path.node)) ? 'a text of CSS classes' : undefined
}

/** The export that Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'class-names', value: { shouldIgnore } }]
