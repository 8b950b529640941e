import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '#web/features/privacy/privacy-policy.tsx'
import { privacyMessages } from '#web/messages/privacy.ts'

export const Route = createFileRoute('/privacypolicy')({
  head: () => ({ meta: [{ title: privacyMessages.title }] }),
  component: PrivacyPolicy,
})
