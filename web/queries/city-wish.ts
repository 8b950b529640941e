import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Ledger, LedgerWish } from '#shared/ledger.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { cityName } from '#web/lib/language/city-name.ts'
import { hasLostSession, isConnectionLoss, keepLost } from '#web/lib/session/lost-changes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { closeErrors, errorToast, successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { ledgerQuery } from './ledger.ts'
import type { Place } from './places.ts'
import { isCounting, shownLedger } from './ledger-cache.ts'
import { newWish, removeWish, saveWish } from './stay-changes.ts'
import { isMarkedHere } from './visit-changes.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

type Change = { userId: string; wish: LedgerWish; city: Place; isWanted: boolean }

/** Stores or removes a wish. A change that fails is reported, and one that can wait for the connection waits. */
const change = async (queryClient: QueryClient, { userId, wish, city, isWanted }: Change): Promise<void> => {
  const name = cityName(city)
  try {
    if (isWanted) await saveWish(queryClient, userId, wish, city)
    else await removeWish(queryClient, userId, wish)
    closeErrors(texts.couldNotWish, name)
    // A note would be lost without a word.
    if (!isWanted && wish.note !== '') {
      const undo = () => void change(queryClient, { userId, wish, city, isWanted: true })
      successToast(texts.unwished, { description: wish.note, subject: name, onUndo: undo })
    }
  } catch (error) {
    const retry = () => void change(queryClient, { userId, wish, city, isWanted })
    keepLost(error, { key: `wish ${city.id}`, userId, name, retry })
    const reason = hasLostSession(userId)
      ? texts.sessionEnded
      : isConnectionLoss(error)
        ? texts.savedWhenBack
        : errorMessage(error)
    errorToast(texts.couldNotWish, reason, {
      subject: name,
      action: { label: messages.cities.tryAgain, onClick: retry },
    })
  }
}

const noWishes: readonly LedgerWish[] = []

/** The ids of the cities where a person wants to go, and how to change that for any city. */
export const useWishes = (userId: string) => {
  const queryClient = useQueryClient()
  const select = useCallback(({ wishes }: Ledger) => wishes, [])
  const { data: wishes = noWishes } = useQuery({ ...ledgerQuery(userId), select })
  const toggle = useCallback(
    (city: Place) => {
      const wish = wishes.find((wish) => wish.city === city.id)
      void change(queryClient, {
        userId,
        wish: wish ?? newWish(city.id),
        city,
        isWanted: wish === undefined,
      })
    },
    [queryClient, userId, wishes],
  )
  return { wishes, toggle }
}

/** Whether the signed-in person wants to go to a city, and how to change that: what a `WishButton` takes. */
export const useCityWish = (city: Place) => {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const queryClient = useQueryClient()
  const select = useCallback(
    ({ wishes }: Ledger) => ({ wish: wishes.find((wish) => wish.city === city.id) }),
    [city.id],
  )
  const { data } = useQuery({ ...ledgerQuery(userId), enabled: user !== null, select })
  const wish = data?.wish
  return {
    isWished: wish !== undefined,
    isKnown: user !== null && data !== undefined,
    onToggle: () =>
      void change(queryClient, {
        userId,
        wish: wish ?? newWish(city.id),
        city,
        isWanted: wish === undefined,
      }),
  }
}

/** Offers to take a wish off the list, for a city that was visited now. */
const offerUnwish = (queryClient: QueryClient, userId: string, wish: LedgerWish, city: Place): void => {
  successToast(texts.wishMet, {
    description: texts.wishMetText,
    subject: cityName(city),
    isLasting: true,
    action: {
      label: texts.removeWish,
      onClick: () => void change(queryClient, { userId, wish, city, isWanted: false }),
    },
  })
}

/** Offers to remove a wish once this page has marked its city. */
export const useWishesMet = (userId: string): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    /** The wishes by whether their city is visited. */
    const wishesNow = () => {
      const { stays = [], wishes = [] } = shownLedger(queryClient, userId) ?? {}
      const visited = new Set(stays.filter(isCounting).map(({ city }) => city))
      return {
        met: wishes.filter(({ city }) => visited.has(city)),
        unmet: new Set(wishes.filter(({ city }) => !visited.has(city)).map(({ id }) => id)),
      }
    }
    let { unmet } = wishesNow()
    const [key] = ledgerQuery(userId).queryKey
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== key) return
      const now = wishesNow()
      for (const wish of now.met) {
        // A wish for a city that was visited before is meant.
        if (!unmet.has(wish.id) || !isMarkedHere(wish.city)) continue
        const visit = queryClient
          .getQueryData(visitedCitiesQuery(userId).queryKey)
          ?.find((visit) => visit.city === wish.city)
        const city = visit?.expand?.city
        if (city) offerUnwish(queryClient, userId, wish, city)
      }
      unmet = now.unmet
    })
  }, [queryClient, userId])
}
