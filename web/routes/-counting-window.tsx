import { CountingDialog } from '#web/features/counting/counting-dialog.tsx'
import { closeCounting } from '#web/lib/counting-dialog.ts'
import { useLanguage } from '#web/messages/language.ts'
import { renderHomePicker } from './-home-picker.tsx'

/** The dialog "How we count", which every number of countries opens. */
export function CountingWindow({ userId }: { userId: string }) {
  useLanguage()
  return <CountingDialog userId={userId} onClose={closeCounting} renderCityPicker={renderHomePicker} />
}
