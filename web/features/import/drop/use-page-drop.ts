import { useEffect, useEffectEvent, useState } from 'react'
import { filesOfDrop, type PickedFile } from './picked-files.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Takes files that are dropped anywhere on the page. Returns whether files are being dragged over it. */
export function usePageDrop(onFiles: (files: PickedFile[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    }
    const handleLeave = (event: DragEvent) => {
      // Leaving the window; every element that the pointer leaves tells of it, too.
      if (event.relatedTarget === null) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      setIsOver(false)
      void filesOfDrop(event.dataTransfer).then((files) => !signal.aborted && take(files))
    }
    window.addEventListener('dragover', handleOver, { signal })
    window.addEventListener('dragleave', handleLeave, { signal })
    window.addEventListener('drop', handleDrop, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
