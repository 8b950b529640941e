import { deviceName } from '#shared/domain/device-name.ts'
import { settingsMessages } from '#web/messages/settings.ts'

/** A readable name of the device with this user agent, such as "Firefox on Linux". */
export const deviceTitle = (agent: string): string => {
  const { browser, system } = deviceName(agent)
  if (browser !== null && system !== null) return settingsMessages.deviceName({ browser, system })
  return browser ?? system ?? settingsMessages.unknownDevice
}
