/**
 * A thread that ends its process when the parent process has ended. The main thread cannot do this: while it runs a
 * query, it does not notice that the channel to the parent is closed.
 */
import { workerData } from 'node:worker_threads'

const checkMs = 500

setInterval(() => {
  // A process whose parent has ended gets another parent.
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, checkMs)
