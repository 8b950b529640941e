import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Cluster } from '#server/test/postgres-cluster.ts'
import type { World } from './world.ts'

/** The name of a PostgreSQL server's socket in its folder. */
const socketName = '.s.PGSQL.5432'

/** An address that leads to one PostgreSQL server at a time, as HAProxy or a virtual IP address does in production. */
export async function openRelay(world: World, first: Cluster) {
  let target = first
  const open = new Set<Socket>()
  const endConnections = () => {
    for (const socket of open) socket.destroy()
  }

  const relay = createServer((socket) => {
    const inner = connect(`${target.folder}/${socketName}`)
    for (const [one, other] of [[socket, inner] as const, [inner, socket] as const]) {
      open.add(one)
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
      // Either connection may break at any time.
      one.on('error', () => undefined)
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  world.afterwards(() => {
    endConnections()
    relay.close()
  })
  const { searchParams, pathname } = new URL(world.source)
  const { port } = relay.address() as AddressInfo
  return {
    url: `postgres://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`,
    /** Leads new connections to another server and closes those to the previous one. */
    leadTo(cluster: Cluster) {
      target = cluster
      endConnections()
    },
  }
}
