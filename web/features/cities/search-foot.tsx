import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { useRootAttribute } from '#web/lib/page/use-root-attribute.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import { DialogClose } from '#web/ui/dialog.tsx'
import { keepOpenForToasts } from '#web/ui/keep-open-for-toasts.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { setMarksSeveral, useMarksSeveral } from './mark-several.ts'
import type { Choice, Sitting } from './sitting.ts'
import { hasFailed } from './sitting.ts'
import { SavedCount, savedText, SittingList } from './sitting-pane.tsx'

const keysOf = (isSeveral: boolean) => {
  const { cities } = messages
  const keys = isSeveral
    ? [
        { signs: [cities.enterKey], text: texts.mark },
        { signs: [texts.controlKey, texts.zKey], text: texts.undoLast },
      ]
    : [
        { signs: [cities.enterKey], text: cities.markAsVisited },
        { signs: [texts.shiftKey, cities.enterKey], text: texts.markAndGoOn },
      ]
  return [...keys, { signs: [cities.escapeKey], text: cities.close }]
}

type SittingSheetProps = {
  sitting: Sitting
  choices: readonly Choice[]
  onSearch: (choice: Choice) => void
}

type SearchFootProps = SittingSheetProps & {
  /** The switch was clicked, not pressed by a key. */
  onSwitchClicked: () => void
  isWide: boolean
  isPhone: boolean
}

/**
 * The switch for marking several cities, and the effect of the keys; on phones, which have no keys, the button for the
 * list of marks.
 */
export function SearchFoot({ isWide, isPhone, onSwitchClicked, ...list }: SearchFootProps) {
  // On phones, toasts are placed above it.
  useRootAttribute('search')
  return (
    <div className="flex min-h-14 shrink-0 items-center justify-between gap-4 border-t border-rule px-4 py-1.5 md:gap-5 md:px-5.5">
      <SeveralSwitch onClicked={onSwitchClicked} />
      {!isPhone && (
        <p className="flex gap-5 text-13 text-ink-3">
          {keysOf(isWide).map(({ signs, text }) => (
            <span key={text} className="flex items-center gap-1.5">
              {signs.map((sign) => (
                <Kbd key={sign}>{sign}</Kbd>
              ))}
              {text}
            </span>
          ))}
        </p>
      )}
      {isWide && isPhone && list.choices.length > 0 && <SittingSheet {...list} />}
    </div>
  )
}

/** The same below a pasted list, which has buttons instead of keys. */
export function ListFoot({ isPhone, ...list }: SittingSheetProps & { isPhone: boolean }) {
  if (!isPhone) return <SeveralSwitch />
  return list.choices.length > 0 && <SittingSheet {...list} />
}

/** Whether the dialog stays open after a mark. */
function SeveralSwitch({ onClicked }: { onClicked?: () => void }) {
  const isSeveral = useMarksSeveral()
  const isPointed = useRef(false)
  return (
    <div
      role="presentation"
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onClick={() => {
        if (isPointed.current) onClicked?.()
      }}
    >
      <Switch isInline label={texts.several} isOn={isSeveral} onChange={setMarksSeveral} />
    </div>
  )
}

/** On phones: "4 of 6 saved", which opens the marked cities as a sheet. */
function SittingSheet({ sitting, choices, onSearch }: SittingSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const failed = choices.filter(hasFailed).length
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="flex min-h-11 items-center gap-2 rounded-md px-2 text-14 font-medium text-ink-2">
        <span className={clsx('figures', failed > 0 && 'text-bad')}>
          {failed > 0 ? texts.failedToo({ failed }) : savedText(choices)}
        </span>
        <ChevronUp className="size-4" strokeWidth={1.6} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-[0.75rem] bg-raised pt-4 pb-5 shadow-lift-3 outline-none"
        >
          <div className="flex shrink-0 items-center justify-between border-b border-rule pe-2 pb-2 ps-5">
            <Dialog.Title className="text-26">{texts.sitting}</Dialog.Title>
            <span className="sr-only">
              <SavedCount choices={choices} />
            </span>
            <DialogClose />
          </div>
          <SittingList
            sitting={sitting}
            choices={choices}
            onSearch={(choice) => {
              setOpen(false)
              onSearch(choice)
            }}
            onDismissed={() => undefined}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
