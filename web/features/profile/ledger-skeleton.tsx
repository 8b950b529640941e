import { timelineMessages } from '#web/messages/timeline.ts'
import { LedgerSection } from '#web/ui/ledger-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const blocks = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Placeholders for progress, figures and timeline, until these are loaded. */
export function LedgerSkeleton() {
  return (
    <>
      <TotalsSkeleton />
      <div aria-busy>
        <LedgerSection id="timeline" title={timelineMessages.timeline}>
          <Skeleton className="mt-6 h-12 w-32 md:ms-26" />
          <Skeleton className="mt-6 h-28 md:ms-26" />
        </LedgerSection>
      </div>
    </>
  )
}

/** Placeholders for progress and figures. */
export function TotalsSkeleton() {
  return (
    <div aria-busy>
      <LedgerSection id="progress" title={timelineMessages.progress}>
        <div className="mt-7 grid grid-cols-2 gap-x-5 gap-y-6 md:gap-8 lg:grid-cols-4">
          {blocks(4).map((index) => (
            <Skeleton key={index} className="h-20" />
          ))}
        </div>
        <div className="mt-10 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 md:gap-6 lg:grid-cols-6">
          {blocks(6).map((index) => (
            <div key={index}>
              <Skeleton className="h-32 md:h-37.5" />
              <Skeleton className="mt-3.5 mb-5 h-3 w-20" />
            </div>
          ))}
        </div>
      </LedgerSection>
      <LedgerSection id="figures" title={timelineMessages.figures}>
        <div className="mt-7 grid gap-7 md:grid-cols-3 md:gap-8">
          {blocks(3).map((index) => (
            <Skeleton key={index} className="h-41" />
          ))}
        </div>
        <Skeleton className="-mx-5 mt-10 h-57.5 md:mx-0 md:h-125" />
      </LedgerSection>
    </div>
  )
}
