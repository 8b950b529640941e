/**
 * A thread that ends its process when the parent process has ended. The main thread cannot do this, because it does not
 * notice the closed channel to the parent while it runs a query.
 */
import { workerData } from 'node:worker_threads'

const checkMs = 500

setInterval(() => {
  // The operating system gives a process another parent when its parent has ended.
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, checkMs)
