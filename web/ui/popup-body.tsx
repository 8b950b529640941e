import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#web/messages/index.ts'
import { IconButton } from './icon-button.tsx'

type PopupBodyProps = {
  title: string
  onClose: () => void
  className: string
  children: ReactNode
}

/** The content of a popup on a map: its heading, a close button and the children. */
export function PopupBody({ title, onClose, className, children }: PopupBodyProps) {
  return (
    <div className={`relative ${className}`}>
      <h2 className="own-direction pe-8 text-22 leading-6.5">{title}</h2>
      {children}
      <IconButton
        label={messages.common.close}
        onClick={onClose}
        className="absolute top-1 inset-e-0.5 md:top-2 md:inset-e-2 md:size-8"
      >
        <X size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  )
}
