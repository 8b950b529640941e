import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../keyboard.ts'

/** The way in which a person operates the page. Each method finds a control as that person would, and uses it. */
export interface Hands {
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>
  /** Turns a switch on or off. */
  flip: (target: Locator) => Promise<void>
  /** Chooses one of a group of radio buttons. */
  pick: (radio: Locator) => Promise<void>
  /** The same for a choice that is expected to fail, after which the radio button is not checked. */
  attempt: (radio: Locator) => Promise<void>
  /** Opens a menu or a select box and chooses an item of it. */
  choose: (opener: Locator, item: Locator) => Promise<void>
  /** Opens the city search. */
  openSearch: () => Promise<void>
  /** Types into the field that has the focus, and chooses the first of the results. */
  searchAndChoose: (text: string, result: Locator) => Promise<void>
  /** Chooses a day of an open calendar, on the weekday of today. */
  pickDay: (day: Locator) => Promise<void>
  /** Opens one of the parts of the site by the main navigation. */
  goTo: (part: 'Map' | 'Explore' | 'Trip') => Promise<void>
  /** Selects the city at a name on the map: by a tap, or by Enter while the map has the focus. */
  askMap: (name: string) => Promise<void>
  showAll: () => Promise<void>
}

const isFocusKept = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

/** Whether a part of a control is visible: nothing fixed to the window covers all of it. */
const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + width * x, top + height * y)
        return seen !== null && (element.contains(seen) || seen.contains(element))
      }),
    )
  })

/** Presses the down arrow until the target has the focus. */
async function moveTo({ keyboard }: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    // Hold the key for a moment, as a person does: the radio buttons choose nothing if the key is released at once.
    await keyboard.press('ArrowDown', { delay: 50 })
  }
  throw new Error(`The arrow keys do not reach ${target.toString()}.`)
}

/**
 * Works with the keyboard alone. After each action an element of the page must have the focus, and the focused
 * control must be visible.
 */
export function keyboardHands(page: Page): Hands {
  const { keyboard } = page
  let lastAction = ''
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (lastAction !== '') {
      await expect.poll(() => isFocusKept(page), { message: `the focus after ${lastAction}` }).toBe(true)
    }
    await tabTo(page, target)
    await expect
      .poll(() => isInSight(target), { message: `${target.toString()} is in sight`, timeout: 5000 })
      .toBe(true)
  }
  const act = async (key: string, target: Locator) => {
    lastAction = `${key} on ${target.toString()}`
    await keyboard.press(key)
    await expect.poll(() => isFocusKept(page), { message: `the focus after ${lastAction}` }).toBe(true)
  }
  const press = async (target: Locator) => {
    await reach(target)
    await act('Enter', target)
  }
  const attempt = async (radio: Locator) => {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]')
    const checked = group.getByRole('radio', { checked: true })
    await expect(radio).toBeVisible()
    await reach((await checked.count()) > 0 ? checked : group.getByRole('radio').first())
    // Arrow keys also choose, so choosing the first of several unchecked radio buttons needs the space bar.
    if (await radio.evaluate((element) => element === document.activeElement)) await keyboard.press('Space')
    else await moveTo(page, radio)
  }
  page.on('load', () => {
    lastAction = ''
  })
  return {
    press,
    write: async (field, text) => {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    flip: async (target) => {
      await reach(target)
      await act('Space', target)
    },
    attempt,
    pick: async (radio) => {
      await attempt(radio)
      await expect(radio).toBeChecked()
    },
    choose: async (opener, item) => {
      await press(opener)
      await expect(item).toBeVisible()
      await keyboard.press('Home')
      await moveTo(page, item)
      await act('Enter', item)
    },
    openSearch: async () => {
      await keyboard.press('/')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    },
    searchAndChoose: async (text, result) => {
      await keyboard.type(text)
      await expect(result).toBeVisible()
      await keyboard.press('Enter')
    },
    pickDay: async (day) => {
      await expect(page.getByRole('grid')).toBeVisible()
      await expect.poll(() => isFocusKept(page)).toBe(true)
      await moveTo(page, day)
      await act('Enter', day)
    },
    goTo: async (part) => {
      const banner = page.getByRole('banner')
      const link = banner.getByRole('link', { name: part, exact: true })
      const menu = banner.getByRole('button', { name: 'Menu' })
      await expect(link.or(menu)).toBeVisible()
      if (await link.isVisible()) return press(link)
      await press(menu)
      await press(page.getByRole('dialog').getByRole('link', { name: part, exact: true }))
    },
    askMap: async () => {
      await reach(page.getByRole('application'))
      await keyboard.press('Enter')
    },
    showAll: async () => keyboard.press('0'),
  }
}

/** Works with touch. */
export function touchHands(page: Page): Hands {
  const press = (target: Locator) => target.tap()
  return {
    press,
    write: async (field, text) => {
      await field.tap()
      await field.fill(text)
    },
    flip: press,
    pick: press,
    attempt: press,
    choose: async (opener, item) => {
      await press(opener)
      await press(item)
    },
    openSearch: async () => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Search cities' }))
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    },
    searchAndChoose: async (text, result) => {
      await page.keyboard.type(text)
      await press(result)
    },
    pickDay: press,
    goTo: async (part) => {
      await press(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
      await press(page.getByRole('dialog').getByRole('link', { name: part, exact: true }))
    },
    askMap: async (name) => {
      const box = await page.locator('.map-plate').getByText(name, { exact: true }).boundingBox()
      if (box === null) throw new Error(`${name} is not on the map.`)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    },
    showAll: () => press(page.getByRole('button', { name: 'Show all' })),
  }
}
