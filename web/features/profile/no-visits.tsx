import { Link } from '@tanstack/react-router'
import { openCitySearch } from '#web/lib/city-search.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Plate } from '#web/ui/plate.tsx'

/** Shown instead of the flags until the first city is marked. */
export function NoVisits({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <p className="mt-8 text-ink-2">{profileMessages.emptyOther}</p>
  return (
    <EmptyState
      picture={<Plate name="europe" />}
      title={profileMessages.emptyTitle}
      text={profileMessages.emptyText}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={openCitySearch}>
            {profileMessages.emptyAction}
          </Button>
          <Link to="/import" className={buttonClass({ variant: 'quiet' })}>
            {profileMessages.emptyImport}
          </Link>
        </div>
      }
    />
  )
}
