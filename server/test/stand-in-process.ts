/** A child process whose task says what happens: it is answered, fails, ends the process, or never ends. */
import { answerTasks } from '#server/task-process.ts'

const what: Record<string, () => string> = {
  fail: () => {
    throw new Error('The task failed.')
  },
  exit: () => process.exit(3),
  hang: () => {
    for (;;);
  },
}

answerTasks(async () => (task: string) => what[task]?.() ?? `${task}, done`)
