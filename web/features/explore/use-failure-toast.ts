import { useEffect, useRef } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { closeErrors, errorToast } from '#web/lib/toast.ts'

type Failing = { error: Error | null; errorUpdatedAt: number }

/** Raises a toast for each failure, and another one for each failed retry. It closes when a retry succeeds. */
export const useFailureToast = (title: string, { error, errorUpdatedAt }: Failing) => {
  const raisedAt = useRef(0)
  useEffect(() => {
    if (error === null && raisedAt.current > 0) closeErrors(title)
    if (error === null || raisedAt.current === errorUpdatedAt) return
    raisedAt.current = errorUpdatedAt
    errorToast(title, errorMessage(error))
  }, [title, error, errorUpdatedAt])
}
