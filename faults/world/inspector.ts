import type { RealServer } from '#server/test/real-server.ts'
import { eventually } from './world.ts'

/** Memory in MiB, after a garbage collection. */
export interface Memory {
  resident: number
  /** JavaScript objects. */
  heap: number
  /** Buffers. */
  external: number
}

/** The environment that a server needs for openInspector(). */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0 --max-semi-space-size=8' }

/** Connects to a server's process with the protocol of Node's debugger. */
export async function openInspector(server: RealServer) {
  const address = () => /ws:\/\/\S+/.exec(server.errors())?.[0]
  await eventually('the inspector listens', 10, () => address() !== undefined)
  const socket = new WebSocket(address() ?? '')
  const answers = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    answers.get(id)?.(result)
    answers.delete(id)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let asked = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      asked += 1
      answers.set(asked, resolve)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  return {
    async memory(): Promise<Memory> {
      await ask('HeapProfiler.collectGarbage')
      const params = { expression: 'JSON.stringify(process.memoryUsage())' }
      const { result } = (await ask('Runtime.evaluate', params)) as { result: { value: string } }
      const { rss, heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage
      const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
      return { resident: mebibytes(rss), heap: mebibytes(heapUsed), external: mebibytes(external) }
    },
    close: () => socket.close(),
  }
}
