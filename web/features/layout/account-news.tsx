import { useSessionId } from '#web/lib/session/session.ts'
import { useAccountNews } from '#web/queries/account-news.ts'
import { useWishesMet } from '#web/queries/city-wish.ts'
import { useVisitNews } from '#web/queries/visit-news.ts'

/**
 * Receives the changes that other devices make to the signed-in person's account. It is mounted once, in the root. A
 * new session opens a new connection, because the old one receives nothing any more.
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
