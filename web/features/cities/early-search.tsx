import { Search, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import {
  closeCitySearch,
  enterSearchText,
  focusSearchField,
  focusSearchOpener,
  openCitySearch,
  setSearchText,
  useCitySearchState,
} from '#web/lib/city-search.ts'
import { listText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { searchFieldClass, searchFrameClass, searchHeadClass } from './search-classes.ts'

type EarlySearchProps = {
  /** Whether the dialog's script could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  /** Called when an input method begins and ends a composition. */
  onComposing: (isComposing: boolean) => void
}

const close = () => {
  closeCitySearch()
  focusSearchOpener()
}

/** The field of the city search before the script of the dialog is loaded. It keeps letters and Enter for the dialog. */
export function EarlySearch({ hasFailed, onRetry, onComposing }: EarlySearchProps) {
  const { text, entered } = useCitySearchState()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // In a layout effect, so that the next key finds the field.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    focusSearchField(field.current)
  }, [])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // The shortcut was pressed again.
    if (event.key === '/' && text === '') {
      event.preventDefault()
      openCitySearch()
    }
    const typed = event.currentTarget.value.trim()
    if (event.key === 'Enter' && !event.repeat && typed !== '') enterSearchText(typed)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={messages.cities.title}
      closedby="any"
      onClose={close}
      className={`${searchFrameClass} m-0 size-auto max-h-none max-w-none text-ink backdrop:bg-scrim`}
    >
      <div className={searchHeadClass}>
        <Search className="size-4.5 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
        <input
          ref={field}
          aria-label={messages.cities.title}
          value={text}
          onChange={(event) => setSearchText(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          placeholder={messages.cities.placeholder}
          maxLength={100}
          autoComplete="off"
          className={searchFieldClass}
        />
        <IconButton label={messages.common.close} onClick={close}>
          <X className="size-4.5" strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
      {entered.length > 0 && (
        <p className="px-4 pt-5 text-ink-2 md:px-5.5">
          {messages.cities.setAside({ texts: listText(entered) })}
        </p>
      )}
      {hasFailed ? (
        <div role="alert" className="px-4 py-5 md:px-5.5">
          <p className="font-medium text-bad">{messages.cities.notLoaded}</p>
          <p className="mt-1 text-14 text-ink-2">{messages.cities.notLoadedText}</p>
          <Button className="mt-4" onClick={onRetry}>
            {messages.cities.tryAgain}
          </Button>
        </div>
      ) : (
        <p className="animate-in px-4 py-5 text-ink-3 delay-300 fill-mode-both fade-in md:px-5.5">
          {messages.cities.loading}
        </p>
      )}
    </dialog>
  )
}
