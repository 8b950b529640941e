import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A parsed text in which `replace` has replaced each element, also inside tags, plurals and selects. */
export const replaceElements = (
  elements: readonly MessageFormatElement[],
  replace: (element: MessageFormatElement) => readonly MessageFormatElement[],
): MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag)
      return [{ ...element, children: replaceElements(element.children, replace) }]
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([key, { value }]) => [
          key,
          { value: replaceElements(value, replace) },
        ]),
      )
      return [{ ...element, options }]
    }
    return replace(element)
  })
