import { Map as LeafletMap } from 'leaflet'
import { expect, onTestFinished, test } from 'vitest'
import { showLanguage } from '#web/messages/language.ts'
import { LocalScale } from './local-scale.ts'

const scaleAt = (zoom: number) => {
  const container = document.createElement('div')
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 300 } })
  const map = new LeafletMap(container, { center: [0, 0], zoom })
  onTestFinished(() => void map.remove())
  new LocalScale({ imperial: false, maxWidth: 90 }).addTo(map)
  const line = container.querySelector<HTMLElement>('.leaflet-control-scale-line')
  return { map, text: () => line?.textContent, width: () => line?.style.width }
}

test('the scale shows a round length and has the width of that length', () => {
  expect([scaleAt(3).text(), scaleAt(3).width()]).toEqual(['1000 km', '51px'])
  expect([scaleAt(15).text(), scaleAt(15).width()]).toEqual(['300 m', '63px'])
})

test('after a change of the language the next move updates the text of the scale', async () => {
  const { map, text } = scaleAt(3)
  onTestFinished(() => showLanguage('en'))
  await showLanguage('ar')
  map.fire('move')
  expect(text()).toBe('1000 كم')
})
