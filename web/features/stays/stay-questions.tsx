import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { useSession } from '#web/lib/session/session.ts'
import { type AskedRemoval, type AskedStay, closeStayPrompt, useStayPrompt } from '#web/lib/stay-prompt.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { useCityStays, useStayActions } from '#web/queries/stay-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { keepOpenForToasts } from '#web/ui/keep-open-for-toasts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { CityStayForm } from './city-stay-form.tsx'

/**
 * The questions about stays that any page can ask: the dates of a stay, and whether to remove a mark with its stays.
 */
export function StayQuestions() {
  const prompt = useStayPrompt()
  const { user } = useSession()
  // After somebody else has signed in, the question is not for them.
  if (prompt?.kind === 'when' && prompt.stay.userId === user?.id) {
    return <WhenQuestion key={prompt.stay.stayId} {...prompt.stay} />
  }
  if (prompt?.kind === 'removal' && prompt.removal.userId === user?.id) {
    return <RemovalQuestion {...prompt.removal} />
  }
  return null
}

/** The form for the dates of a stay: at the place of the toasts; on phones as a sheet. */
function WhenQuestion({ userId, cityId, city, stayId }: AskedStay) {
  const isPhone = useIsPhone()
  const focusReturn = useFocusReturn()
  const stays = useCityStays(userId, cityId)
  const named = { id: cityId, name: city }
  const { enter } = useStayActions(userId, named)
  const stored = stays.data?.find(({ id }) => id === stayId)
  const isKnown = stayId === '' || stays.data !== undefined
  return (
    <Radix.Root open modal={isPhone} onOpenChange={(isOpen) => !isOpen && closeStayPrompt()}>
      <Radix.Portal>
        {isPhone && <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />}
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          onInteractOutside={(event) => {
            // On a wide screen a press beside it is meant for the page; typed text is kept then, too.
            if (isPhone) keepOpenForToasts(event)
            else event.preventDefault()
          }}
          className={clsx(
            'fixed z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain bg-raised outline-none print:hidden',
            isPhone
              ? 'inset-x-0 bottom-0 rounded-t-[12px] px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-lift-3'
              : 'inset-x-0 bottom-6 mx-auto w-105 rounded-lg border border-rule p-5 shadow-lift-3',
          )}
        >
          {isPhone && <div aria-hidden className="mx-auto mb-3 h-1 w-9 rounded-full bg-rule-strong" />}
          <Radix.Title className="mb-4 text-22">{texts.whenIn({ city })}</Radix.Title>
          {isKnown ? (
            <CityStayForm
              key={stored?.id}
              userId={userId}
              city={named}
              stay={stored}
              isSheet={isPhone}
              cancelText={texts.withoutDate}
              onSave={(entered, onSaved) => {
                closeStayPrompt()
                void enter(entered, stored, onSaved)
              }}
              onCancel={closeStayPrompt}
            />
          ) : (
            <>
              {stays.isError ? (
                <FailureNotice
                  title={texts.couldNotLoad}
                  error={stays.error}
                  onRetry={() => void stays.refetch()}
                />
              ) : (
                <output aria-label={texts.loading} className="block">
                  <Skeleton className="h-12 w-full" />
                  <Skeleton className="mt-3 h-11 w-full" />
                </output>
              )}
              <Button className="mt-4" onClick={closeStayPrompt}>
                {messages.common.cancel}
              </Button>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Names what is removed together with a mark, before it is removed. */
function RemovalQuestion({ city, stays, notes, answer }: AskedRemoval) {
  const what = [texts.count({ count: stays }), ...(notes > 0 ? [texts.notes({ count: notes })] : [])].join(
    ', ',
  )
  const close = (isMeant: boolean) => {
    answer(isMeant)
    closeStayPrompt()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close(false)}
      title={texts.unmarkTitle({ city })}
      description={texts.unmarkText({ what })}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={() => close(false)}>{messages.common.cancel}</Button>
        <Button variant="danger" onClick={() => close(true)}>
          {texts.unmark}
        </Button>
      </div>
    </Dialog>
  )
}
