/** The position and frame of the dialog. It covers a phone; on larger screens it is below the header. */
export const searchFrameClass =
  'fixed inset-0 z-50 flex flex-col bg-raised outline-none md:inset-x-4 md:top-24 md:bottom-auto md:mx-auto md:max-h-[min(40rem,calc(100dvh-7rem))] md:max-w-160 md:rounded-lg md:shadow-lift-3 forced-colors:md:border'

/** The line at the top that holds the field. */
export const searchHeadClass =
  'flex h-14 shrink-0 items-center gap-3.5 border-b border-rule pe-1.5 ps-4 md:h-16 md:pe-3 md:ps-5.5'

export const searchFieldClass =
  'h-full min-w-0 flex-1 bg-transparent font-serif text-[1.25rem] tracking-[-0.01em] text-ink caret-accent outline-none placeholder:text-ink-3 md:text-22'
