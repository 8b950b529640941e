import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A real map or another picture of the future content. */
  picture?: ReactNode
  title: string
  text: string
  /** The only action. */
  action?: ReactNode
}

/** Shown when there is no content yet: a picture, a heading, a sentence and one action. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto max-w-160 py-10">
      {picture !== undefined && (
        <div className="relative mb-8 h-44 overflow-hidden border border-rule-strong bg-water md:h-70">
          {picture}
        </div>
      )}
      <h2 className="text-26 md:text-30">{title}</h2>
      <p className="mt-2 mb-6 text-[1.0625rem] leading-6.5 text-ink-2">{text}</p>
      {action}
    </div>
  )
}
