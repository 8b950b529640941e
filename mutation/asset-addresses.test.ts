import { expect, test } from 'vitest'
import { shouldIgnore } from './asset-addresses.ts'

const argumentOf = (name: string, base: { type: string; object?: { type: string } }) => ({
  node: { type: 'StringLiteral' },
  parentPath: {
    node: { type: 'NewExpression', callee: { name }, arguments: [{ type: 'StringLiteral' }, base] },
    parentPath: null,
  },
})
const meta = { type: 'MemberExpression', object: { type: 'MetaProperty' } }

test('the address of a file relative to the module is not mutated', () => {
  expect(shouldIgnore(argumentOf('URL', meta))).toBe('the address of a file, which Vite replaces')
})

test('other texts are mutated', () => {
  expect(shouldIgnore(argumentOf('URL', { type: 'Identifier' }))).toBeUndefined()
  expect(shouldIgnore(argumentOf('Place', meta))).toBeUndefined()
  expect(shouldIgnore({ node: { type: 'StringLiteral' }, parentPath: null })).toBeUndefined()
})
