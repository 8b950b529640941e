import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core'

/**
 * The keyboard sensor of dnd-kit, which listens for keys in a later task than that of the key that picks a stop up. A
 * busy browser delivers the next keys before that task, and they would be lost: they are stored until the sensor
 * listens.
 */
export class StopKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const early: KeyboardEvent[] = []
    const keep = (event: KeyboardEvent) => {
      if (event === props.event) return
      event.preventDefault()
      event.stopImmediatePropagation()
      early.push(event)
    }
    document.addEventListener('keydown', keep, { capture: true })
    // Started after the sensor's own timer of the same length, so it ends after it.
    setTimeout(() => {
      document.removeEventListener('keydown', keep, { capture: true })
      for (const { target, key, code } of early) {
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
      }
    })
  }
}
