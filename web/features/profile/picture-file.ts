import { profileMessages } from '#web/messages/profile.ts'

const tooLargeBytes = 1_048_576

/** The problem with the file that was chosen as a profile picture; undefined if there is none. */
export const pictureProblem = (file: File | undefined): string | undefined => {
  if (file === undefined) return profileMessages.selectFile
  if (file.type !== 'image/png') return profileMessages.onlyPng
  return file.size < tooLargeBytes ? undefined : profileMessages.fileTooLarge
}
