import { clsx } from 'clsx'
import { ClipboardPaste, History, Lock } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { dropFieldDraft, useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { preloadScript } from '#web/lib/page/use-script.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { worldQuery } from '#web/queries/world.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { filesOfInput, type PickedFile } from './picked-files.ts'
import { FormatIndex } from './format-index.tsx'
import { usePageDrop } from './use-page-drop.ts'

/**
 * The types of pictures, and one other type: for pictures alone, Android opens a gallery, which removes the positions
 * from them.
 */
const pictureTypes = 'image/jpeg,image/heic,image/heif,.jpg,.jpeg,.heic,.heif,application/octet-stream'

type DropScreenProps = {
  userId: string
  onFiles: (files: readonly PickedFile[]) => void
  onText: (text: string) => void
  /** Shown above the map: an interrupted import, or why the last one was not read. */
  notice?: ReactNode
}

/** The first screen of an import: files and folders are chosen or dropped, or a list is pasted. */
export function DropScreen({ userId, onFiles, onText, notice }: DropScreenProps) {
  const isPhone = useIsPhone()
  usePreparedMap()
  const isOver = usePageDrop((files) => files.length > 0 && onFiles(files))
  return (
    <div className="mx-auto w-full max-w-300 px-4.5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-34 md:text-44">{texts.title}</h1>
          <p className="mt-1 text-ink-2 md:text-18">{texts.lead}</p>
        </div>
        <Link to="/settings/imports" className={buttonClass({ variant: 'quiet', className: '-mx-4' })}>
          <History className="size-4" strokeWidth={1.6} aria-hidden />
          {texts.earlier}
        </Link>
      </div>
      {notice}
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0">
          <div
            className={clsx(
              'relative flex flex-col justify-end overflow-hidden md:h-74 md:border-[1.5px] md:border-dashed',
              isOver ? 'md:border-2 md:border-solid md:border-accent md:bg-accent-wash' : 'md:border-field',
            )}
          >
            <div
              aria-hidden
              className={clsx(
                'overflow-hidden bg-water [--pin-ring:transparent] [--pin-shadow:transparent] [--pin-stem:transparent] [--pin:transparent] max-md:relative max-md:h-34 max-md:border max-md:border-rule-strong md:absolute md:inset-0',
                isOver && 'md:opacity-30',
              )}
            >
              <Plate name="europe" area={isPhone ? '20 40 380 170' : '-150 30 560 272'} />
            </div>
            <div className="relative md:p-8">
              <h2 className="text-30 max-md:sr-only">{isOver ? texts.drop.over : texts.drop.title}</h2>
              <div className="mt-3 flex flex-wrap gap-2 *:flex-1 md:mt-5 md:*:flex-none">
                <FileButton isPrimary label={texts.drop.files} onFiles={onFiles} />
                {isPhone ? (
                  <FileButton label={texts.drop.pictures} accept={pictureTypes} onFiles={onFiles} />
                ) : (
                  <FileButton isFolder label={texts.drop.folder} onFiles={onFiles} />
                )}
              </div>
            </div>
          </div>
          <PrivacyNote />
          <PasteBox userId={userId} onText={onText} isPhone={isPhone} />
        </div>
        <FormatIndex />
      </div>
    </div>
  )
}

/** The zooms of the maps of the reading page, the initial one first. */
const zooms = [2, 3, 4, 5]

/** Prepares the map while the person chooses the files, so that the page does not freeze while they are read. */
function usePreparedMap() {
  const world = useQuery(worldQuery).data
  useEffect(() => {
    if (!world) return undefined
    const timers = zooms.map((zoom, index) =>
      window.setTimeout(
        () =>
          preloadScript(async () => {
            const { worldShape } = await import('#web/leaflet/world-shape.ts')
            worldShape(world).level(zoom)
          }),
        prepareAfterMs * (index + 1),
      ),
    )
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [world])
}

/** The page is rendered first, and stays responsive between the zooms. */
const prepareAfterMs = 500

/** States which data leaves the device. */
export function PrivacyNote() {
  return (
    <p className="mt-4 flex gap-2.5 text-14 text-ink-2">
      <Lock className="mt-0.5 size-4 shrink-0 text-ink-3" strokeWidth={1.6} aria-hidden />
      {texts.privacy}
    </p>
  )
}

type FileButtonProps = {
  label: string
  isPrimary?: boolean
  isFolder?: boolean
  accept?: string
  onFiles: (files: readonly PickedFile[]) => void
}

/** A button that opens the browser's choice of files. */
function FileButton({ label, isPrimary = false, isFolder = false, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'outline'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={accept}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          const files = filesOfInput(currentTarget.files)
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

type PasteBoxProps = { userId: string; onText: (text: string) => void; isPhone: boolean }

/** A field for pasted text, which a phone shows on request. The typed text is kept until it is read. */
function PasteBox({ userId, onText, isPhone }: PasteBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const slot = `import.${userId}`
  useFieldDraft(slot, { text, stored: '', restore: setText })
  const isOpen = !isPhone || isAsked || text !== ''
  if (!isOpen) {
    return (
      <Button className="mt-6 w-full" onClick={() => setIsAsked(true)}>
        <ClipboardPaste className="size-4" strokeWidth={1.6} aria-hidden />
        {texts.paste.open}
      </Button>
    )
  }
  const isEmpty = text.trim() === ''
  const handleRead = () => {
    dropFieldDraft(slot)
    onText(text)
  }
  return (
    <div className="mt-8 md:mt-10">
      <h2 className="text-22">
        <label htmlFor={id}>{texts.paste.title}</label>
      </h2>
      <textarea
        id={id}
        dir="auto"
        value={text}
        // A phone opens the field by a button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isAsked}
        placeholder={texts.paste.example}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
        className="mt-2 block h-28 w-full min-w-0 resize-y rounded-md border border-field bg-raised px-3 py-2.5 text-15 text-ink placeholder:text-ink-3 focus:border-transparent focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      <div className="mt-2.5 flex items-center justify-between gap-4">
        <p id={`${id}-hint`} className="text-13 text-ink-2">
          {texts.paste.hint}
        </p>
        <Button disabled={isEmpty} onClick={handleRead}>
          {texts.paste.read}
        </Button>
      </div>
    </div>
  )
}
