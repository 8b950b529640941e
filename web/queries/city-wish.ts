import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Ledger, LedgerCity, LedgerWish } from '#shared/ledger.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { cityName } from '#web/lib/language/city-name.ts'
import { forgetLost, hasLostSession, isConnectionLoss, keepLost } from '#web/lib/session/lost-changes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { closeErrors, errorToast, successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { staysMessages as texts } from '#web/messages/stays.ts'
import { ledgerQuery } from './ledger.ts'
import type { Place } from './places.ts'
import { shownLedger } from './ledger-cache.ts'
import { makesMark, newWish, removeWish, saveWish } from './stay-changes.ts'
import { isMarkedHere } from './visit-changes.ts'

/** A city as messages name it, with data that may be missing in the shown ledger. */
type WishedCity = Pick<Place, 'id' | 'name'> & { place?: Place }

type Change = { userId: string; wish: LedgerWish; city: WishedCity; isWanted: boolean }

const withPlace = (place: Place): WishedCity => ({ id: place.id, name: place.name, place })

/**
 * Stores or removes a wish, and offers to undo a removal. A change that fails is reported; if it can wait for the
 * connection, it replaces an earlier waiting change of the same wish.
 */
const change = async (queryClient: QueryClient, wanted: Change): Promise<void> => {
  const { userId, wish, city, isWanted } = wanted
  const name = cityName(city)
  const key = `wish ${city.id}`
  forgetLost(key)
  try {
    if (isWanted) await saveWish(queryClient, userId, wish, city.place)
    else await removeWish(queryClient, userId, wish)
    forgetLost(key)
    closeErrors(texts.couldNotWish, name)
    if (!isWanted) {
      const undo = () => void change(queryClient, { ...wanted, isWanted: true })
      successToast(texts.unwished, { description: wish.note || name, subject: name, onUndo: undo })
    }
  } catch (error) {
    const retry = () => void change(queryClient, wanted)
    // An earlier change may have failed while this one waited for it.
    forgetLost(key)
    keepLost(error, { key, userId, name, retry })
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

/** Removes a wish: gone at once, back when the server refuses. A toast offers to undo it. */
export const useRemoveWish = (userId: string) => {
  const queryClient = useQueryClient()
  return useCallback(
    (wish: LedgerWish, city: Pick<Place, 'id' | 'name'>) =>
      void change(queryClient, { userId, wish, city, isWanted: false }),
    [queryClient, userId],
  )
}

const noWishes: readonly LedgerWish[] = []

/** The ids of the cities in a person's wishes, and how to change that for any city. */
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
        city: withPlace(city),
        isWanted: wish === undefined,
      })
    },
    [queryClient, userId, wishes],
  )
  return { wishes, toggle }
}

/** Whether a city is one of the signed-in person's wishes, and how to change that: the properties of a `WishButton`. */
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
        city: withPlace(city),
        isWanted: wish === undefined,
      }),
  }
}

/** Offers to remove a wish whose city was visited now. */
const offerUnwish = (queryClient: QueryClient, userId: string, wish: LedgerWish, city: LedgerCity): void => {
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
      const { stays = [], wishes = [], cities = [] } = shownLedger(queryClient, userId) ?? {}
      const wished = new Set(wishes.map(({ city }) => city))
      const visited = new Set(
        stays.filter((stay) => wished.has(stay.city) && makesMark(stay)).map(({ city }) => city),
      )
      return {
        cities,
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
        // If the city was visited before, the person wants to go again.
        if (!unmet.has(wish.id) || !isMarkedHere(wish.city)) continue
        const city = now.cities.find(({ id }) => id === wish.city)
        if (city) offerUnwish(queryClient, userId, wish, city)
      }
      unmet = now.unmet
    })
  }, [queryClient, userId])
}
