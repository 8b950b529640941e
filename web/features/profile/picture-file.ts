import { profileMessages } from '#web/messages/profile.ts'

const tooLargeBytes = 1_048_576

/** What is wrong with the file that was chosen as a picture of the profile; undefined when nothing is. */
export const pictureProblem = (file: File | undefined): string | undefined => {
  if (file === undefined) return profileMessages.selectFile
  if (file.type !== 'image/png') return profileMessages.onlyPng
  return file.size < tooLargeBytes ? undefined : profileMessages.fileTooLarge
}
