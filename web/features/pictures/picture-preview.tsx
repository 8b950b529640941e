import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { picturesMessages } from '#web/messages/pictures.ts'
import { pictureQuery } from '#web/queries/pictures.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type PicturePreviewProps = {
  path: string
  /** The width of the picture as a share of its height. */
  ratio: number
}

/** The picture as the server draws it. While the next one is drawn, the last one remains. */
export function PicturePreview({ path, ratio }: PicturePreviewProps) {
  const picture = useQuery({ ...pictureQuery(path), placeholderData: keepPreviousData })
  const show = useMemo(() => picture.data && shownIn(picture.data), [picture.data])
  const isDrawing = picture.isFetching
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex h-[min(46dvh,26rem)] items-center justify-center rounded-md bg-sunken p-3 md:h-[min(70dvh,36rem)] md:p-5">
        {picture.error !== null && !isDrawing ? (
          <FailureNotice
            className="max-w-90"
            title={picturesMessages.couldNotDraw}
            error={picture.error}
            onRetry={() => void picture.refetch()}
          />
        ) : show === undefined ? (
          <div
            className="max-h-full w-full"
            style={{ aspectRatio: ratio, maxWidth: `min(100%, ${46 * ratio}dvh)` }}
          >
            <Skeleton className="size-full" />
          </div>
        ) : (
          <img
            ref={show}
            alt={picturesMessages.preview}
            className={clsx(
              'max-h-full max-w-full shadow-lift-2 transition-opacity',
              isDrawing && 'opacity-60',
            )}
          />
        )}
      </div>
      <output className="block min-h-5 text-13 text-ink-3">
        {isDrawing ? picturesMessages.drawing : ''}
      </output>
    </div>
  )
}

/** Shows the bytes of a picture in an image element, by an object URL that is revoked with it. */
const shownIn = (content: Blob) => (image: HTMLImageElement) => {
  const address = URL.createObjectURL(content)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
