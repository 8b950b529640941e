/** A child process whose task names a fault: it fails, ends the process or never ends. Any other task is answered. */
import { answerTasks } from '#server/task-process.ts'

const faults: Record<string, () => string> = {
  fail: () => {
    throw new Error('The task failed.')
  },
  exit: () => process.exit(3),
  hang: () => {
    for (;;);
  },
}

answerTasks(async () => (task: string) => faults[task]?.() ?? `${task}, done`)
