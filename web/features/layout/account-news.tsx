import { useSessionId } from '#web/lib/session/session.ts'
import { useAccountNews } from '#web/queries/account-news.ts'
import { useWishesMet } from '#web/queries/city-wish.ts'
import { useVisitNews } from '#web/queries/visit-news.ts'

/**
 * Hears what other devices change of the signed-in person's account. Stands once, in the root. A new session
 * listens anew, for the old one's connection hears nothing any more.
 */
export function AccountNews({ userId }: { userId: string }) {
  return <Listener key={useSessionId()} userId={userId} />
}

function Listener({ userId }: { userId: string }) {
  useAccountNews(userId)
  useVisitNews()
  useWishesMet(userId)
  return null
}
