import type { ReactNode } from 'react'
import { Plate } from '#web/ui/plate.tsx'

type AuthScreenProps = { title: string; lead?: ReactNode; children: ReactNode }

/** The frame of signing in: the form at the left, a printed map at the right where there is room. */
export function AuthScreen({ title, lead, children }: AuthScreenProps) {
  return (
    <div className="grid flex-1 md:grid-cols-2">
      <div className="flex flex-col px-5 md:px-8">
        <div className="mx-auto flex w-full max-w-96 flex-col gap-5 py-8 md:my-auto md:py-12">
          <div>
            <h1 className="text-34 md:text-44">{title}</h1>
            {lead !== undefined && lead !== false && <div className="mt-2 text-ink-2">{lead}</div>}
          </div>
          {children}
        </div>
      </div>
      <div className="relative hidden overflow-hidden border-s border-rule bg-water md:block">
        <Plate name="login" />
      </div>
    </div>
  )
}
