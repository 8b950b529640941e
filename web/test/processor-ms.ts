/** The CPU time of this thread, in ms. It excludes other processes of the machine. */
export const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
