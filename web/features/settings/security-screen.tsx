import type { User } from '#shared/collections/users.ts'
import { DevicesSection } from './devices-section.tsx'

/** Everything that keeps the own account safe. */
export function SecurityScreen({ user }: { user: User }) {
  return <DevicesSection userId={user.id} />
}
