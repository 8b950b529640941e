import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '#web/features/privacy/privacy-policy.tsx'
import { messages } from '#web/messages/index.ts'

export const Route = createFileRoute('/privacypolicy')({
  staticData: { title: () => messages.layout.privacyPolicy },
  component: PrivacyPolicy,
})
