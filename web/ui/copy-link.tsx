import { Check, Link2 } from 'lucide-react'
import { errorToast } from '#web/lib/toast.ts'
import { useCopy } from './use-copy.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type CopyLinkProps = {
  /** The path to copy; the origin of this site is put before it. */
  path: string
  /** Shows the icon alone. */
  isIcon?: boolean
}

/** Copies the address of a page. If the browser refuses, a toast shows the address. */
export function CopyLink({ path, isIcon = false }: CopyLinkProps) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const handleCopy = async () => {
    const address = `${window.location.origin}${path}`
    if (!(await copy(address))) errorToast(sharingMessages.couldNotCopy, address)
  }
  const Icon = isCopied ? Check : Link2
  const icon = <Icon className="size-4" strokeWidth={1.6} aria-hidden />
  return (
    <>
      {isIcon ? (
        <IconButton
          label={sharingMessages.copyLink}
          title={sharingMessages.copyLink}
          onClick={() => void handleCopy()}
        >
          {icon}
        </IconButton>
      ) : (
        <Button onClick={() => void handleCopy()}>
          {icon}
          {isCopied ? sharingMessages.copied : sharingMessages.copyLink}
        </Button>
      )}
      <output aria-live="polite" className="sr-only">
        {isCopied && sharingMessages.linkCopied}
      </output>
    </>
  )
}
