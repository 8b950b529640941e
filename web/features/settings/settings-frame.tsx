import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#shared/collections/users.ts'
import { useGoBack } from '#web/lib/page/use-go-back.ts'
import { messages } from '#web/messages/index.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkTab, LinkTabs } from '#web/ui/link-tabs.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { ProofHost } from './proof-host.tsx'

/** The heading and tabs of all settings pages. `children` is the page. */
export function SettingsFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-236 px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <BackButton />
      <h1 className="mt-2 mb-5 text-34 md:text-44">{messages.layout.settings}</h1>
      <LinkTabs label={messages.layout.settings}>
        <LinkTab to="/settings/general">{settingsMessages.generalTab}</LinkTab>
        <LinkTab to="/settings/security">{settingsMessages.securityTab}</LinkTab>
        <LinkTab to="/settings/imports">{settingsMessages.importsTab}</LinkTab>
      </LinkTabs>
      {children}
      <ProofHost user={user} />
    </div>
  )
}

/** Returns to the previous page; to the map for a person who came from another site. */
function BackButton() {
  const goBack = useGoBack('/map')
  return (
    <Button variant="quiet" size="sm" className="-ms-2.5" onClick={goBack}>
      <ArrowLeft className="size-4" strokeWidth={1.6} aria-hidden />
      {messages.common.back}
    </Button>
  )
}
