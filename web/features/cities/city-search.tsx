import { useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { beginCitySearch, leaveCitySearch, openCitySearch, useCitySearchState } from '#web/lib/city-search.ts'
import { loadMissingTexts } from '#web/messages/language.ts'
import type { CitySearchDialog } from './city-search-dialog.tsx'
import { EarlySearch } from './early-search.tsx'
import { useSearchShortcut } from './search-shortcut.ts'

type LoadedDialog = typeof CitySearchDialog

const idleMs = 300

const loadDialog = async () => {
  const { CitySearchDialog: Dialog } = await import('./city-search-dialog.tsx')
  await loadMissingTexts()
  return { Dialog }
}

/**
 * The city search of a signed-in person. Its shortcut and its first field are in the first script; the dialog, which is
 * loaded later, takes over the text that was typed until then.
 */
export function CitySearch({ userId }: { userId: string }) {
  const { isOpen } = useCitySearchState()
  const [loaded, setLoaded] = useState<{ Dialog: LoadedDialog }>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isComposing, setIsComposing] = useState(false)
  const [shown, setShown] = useState<LoadedDialog>()
  useSearchShortcut(openCitySearch)
  // In a layout effect: nothing of another person's search is ever painted.
  useLayoutEffect(() => {
    beginCitySearch(userId)
    return () => leaveCitySearch(userId)
  }, [userId])

  const load = useCallback(() => {
    setHasFailed(false)
    loadDialog().then(setLoaded, () => setHasFailed(true))
  }, [])

  const isLoaded = loaded !== undefined
  const isPageLoading = useRouterState({ select: (state) => state.isLoading })
  // Loaded when the page is ready and idle, or at once when it is opened.
  const isTime = isOpen || !isPageLoading
  useEffect(() => {
    if (isLoaded || !isTime) return undefined
    window.addEventListener('online', load)
    const timer = setTimeout(load, isOpen ? 0 : idleMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [load, isLoaded, isTime, isOpen])

  // Removing the field would end the composition of an input method and lose its letters.
  const Dialog = shown ?? (isComposing ? undefined : loaded?.Dialog)
  if (Dialog !== undefined && Dialog !== shown) setShown(() => Dialog)
  if (Dialog !== undefined) return <Dialog userId={userId} />
  return isOpen ? <EarlySearch hasFailed={hasFailed} onRetry={load} onComposing={setIsComposing} /> : null
}
