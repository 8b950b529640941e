import type { QueryClient } from '@tanstack/react-query'
import { citySearchState, closeCitySearch } from '#web/lib/city-search.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { guardPage } from '#web/lib/session/guard-page.ts'
import { forgetLost, hasLostSession, isConnectionLoss, keepLost } from '#web/lib/session/lost-changes.ts'
import { errorToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import { bestCity } from '#web/queries/cities.ts'
import type { Place } from '#web/queries/places.ts'
import type { MarkedStays } from '#web/queries/stored-stays.ts'
import {
  cancelWaiting,
  keepLostVisit,
  markedToast,
  markFailedToast,
  newVisit,
  removalFailedToast,
  saveMark,
  saveRemoval,
} from '#web/queries/visit-changes.ts'
import type { Visit } from '#web/queries/visited-cities.ts'

type ChoiceState =
  | 'searching'
  | 'notFound'
  | 'searchFailed'
  | 'saving'
  | 'saved'
  | 'alreadyVisited'
  | 'failed'
  | 'removing'
  | 'removed'
  | 'gone'
  | 'removalFailed'

/** A city that was chosen in the dialog, or a text for which Enter was pressed before its cities were found. */
export type Choice = {
  key: number
  /** The text that Enter was pressed for; "" when a listed city was chosen. */
  text: string
  /** Null until the text is resolved. */
  visit: Visit | null
  state: ChoiceState
  /** The reason of a failure or of an automatic retry; "" otherwise. */
  reason: string
  /** The stays that were removed together with an undone mark. */
  removed?: MarkedStays
  /** Whether success raises a toast: it does when the dialog closes after the mark. */
  raisesToast: boolean
}

const finished: ReadonlySet<ChoiceState> = new Set(['saved', 'alreadyVisited', 'removed', 'gone'])
const failures: ReadonlySet<ChoiceState> = new Set(['notFound', 'searchFailed', 'failed', 'removalFailed'])

/** Whether a choice needs the person: it failed or its text was not found. */
export const hasFailed = ({ state }: Choice) => failures.has(state)

/** Whether a choice is stored. */
export const isSaved = ({ state }: Choice) => state === 'saved' || state === 'alreadyVisited'

const lostSearchKey = (text: string) => `city search ${text}`

/** The reason of a failure, in the few words that fit into a row. */
const shortReason = (error: unknown, userId: string) => {
  if (isConnectionLoss(error)) return texts.noConnection
  return hasLostSession(userId) ? messages.cities.sessionEnded : errorMessage(error)
}

/**
 * One person's choices in the dialog since it was opened, newest first. Choosing is synchronous; searching and saving
 * continue in the background, also while the dialog is closed.
 */
export class Sitting {
  #choices: readonly Choice[] = []
  #lastKey = 0
  readonly #listeners = new Set<() => void>()
  readonly #queryClient: QueryClient
  readonly #userId: string

  constructor(queryClient: QueryClient, userId: string) {
    this.#queryClient = queryClient
    this.#userId = userId
  }

  readonly choices = () => this.#choices

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Begins a new list: stored choices leave it, running and failed ones stay. */
  begin() {
    if (this.#choices.some(({ state }) => finished.has(state))) {
      this.#show(this.#choices.filter(({ state }) => !finished.has(state)))
    }
  }

  /** Marks a city in the background. */
  chooseCity(city: Place, { keepsOpen }: { keepsOpen: boolean }) {
    const key = this.#add({ text: '', raisesToast: !keepsOpen })
    void this.#save(key, city)
  }

  /** Marks the best match of a text in the background, as soon as it is found. */
  chooseText(text: string, { keepsOpen }: { keepsOpen: boolean }) {
    const key = this.#add({ text, raisesToast: !keepsOpen })
    void this.#resolve(key)
  }

  /** Repeats a failed choice. */
  retry(key: number) {
    const choice = this.#find(key)
    if (choice === undefined) return
    if (choice.state === 'removalFailed') void this.undo(key)
    else if (choice.visit === null) void this.#resolve(key)
    else void this.#saveVisit(key, choice.visit)
  }

  retryAll() {
    // The oldest first, the order in which they were chosen.
    const failed = this.#choices.filter(({ state }) => failures.has(state) && state !== 'notFound')
    failed.toReversed().forEach(({ key }) => this.retry(key))
  }

  /** Undoes a mark. One that is not saved yet is undone as soon as it is saved. */
  async undo(key: number) {
    const choice = this.#find(key)
    if (choice === undefined || choice.visit === null) return
    const wasSaving = choice.state === 'saving'
    this.#change(key, { state: 'removing', reason: '' })
    if (wasSaving) return
    try {
      const removed = await saveRemoval(this.#queryClient, choice.visit)
      this.#change(key, removed === null ? { state: 'gone' } : { state: 'removed', removed })
    } catch (error) {
      this.#change(key, { state: 'removalFailed', reason: shortReason(error, this.#userId) })
      keepLostVisit(error, 'removal', choice.visit, () => this.#retryLost(key))
      if (!citySearchState().isOpen) {
        removalFailedToast(choice.visit, error, () => this.#retryFromToast(key))
      }
    }
  }

  /** Marks a city again whose mark was undone. */
  markAgain(key: number) {
    const { visit, removed } = this.#find(key) ?? {}
    const city = visit?.expand?.city
    // A mark with stays is restored under its id, because its stays refer to it.
    if (visit && removed !== undefined && removed.stays.length > 0) void this.#saveVisit(key, visit)
    else if (city !== undefined) void this.#saveVisit(key, newVisit(this.#userId, city))
  }

  /** Undoes the newest mark of the list. Returns whether there is one. */
  undoLast(): boolean {
    const last = this.#choices.find(({ state }) => state === 'saved' || state === 'saving')
    if (last !== undefined) void this.undo(last.key)
    return last !== undefined
  }

  /** Compares the saved choices with the visited cities: a mark may be removed, and set again, in other places. */
  compareWith(visits: readonly Visit[]) {
    const cities = new Set(visits.map(({ city }) => city))
    const now = (choice: Choice): Choice => {
      const isMarked = choice.visit !== null && cities.has(choice.visit.city)
      if (isSaved(choice) && !isMarked) return { ...choice, state: 'gone' }
      return choice.state === 'gone' && isMarked ? { ...choice, state: 'saved' } : choice
    }
    const next = this.#choices.map(now)
    if (next.some((choice, index) => choice !== this.#choices[index])) this.#show(next)
  }

  /** Removes a choice from the list. */
  dismiss(key: number) {
    const { text, visit } = this.#find(key) ?? {}
    if (visit) cancelWaiting(this.#queryClient, visit)
    else if (text !== undefined) forgetLost(lostSearchKey(text))
    this.#show(this.#choices.filter((choice) => choice.key !== key))
  }

  async #resolve(key: number) {
    const choice = this.#find(key)
    if (choice === undefined) return
    const { text } = choice
    forgetLost(lostSearchKey(text))
    this.#change(key, { state: 'searching', reason: '' })
    try {
      const city = await guardPage(bestCity(this.#queryClient, text))
      // Dismissed meanwhile.
      if (this.#find(key) === undefined) return
      if (city === null) {
        this.#change(key, { state: 'notFound' })
        this.#toastUnlessOpen(choice, messages.cities.couldNotAdd, texts.notFound)
        return
      }
      const saved = this.#save(key, city)
      this.#closeAfter(choice)
      await saved
    } catch (error) {
      this.#change(key, { state: 'searchFailed', reason: shortReason(error, this.#userId) })
      keepLost(error, {
        key: lostSearchKey(text),
        userId: this.#userId,
        name: texts.quoted({ text }),
        retry: () => this.#retryLost(key),
      })
      this.#toastUnlessOpen(choice, messages.cities.couldNotSearch, errorMessage(error))
    }
  }

  /** Closes the dialog after a mark, unless it should stay open or the person is already typing the next text. */
  #closeAfter({ raisesToast }: Choice) {
    const isAnySearching = this.#choices.some(({ state }) => state === 'searching')
    const { text, isWantedAgain } = citySearchState()
    if (raisesToast && !isAnySearching && text === '' && !isWantedAgain) closeCitySearch()
  }

  async #save(key: number, city: Place) {
    const before = this.#choices.find(({ key: other, visit }) => other !== key && visit?.city === city.id)
    const { state = 'removed' } = before ?? {}
    const isOff = state === 'removed' || state === 'gone'
    if (before === undefined || isOff || state === 'removing') {
      if (isOff && before !== undefined) this.dismiss(before.key)
      await this.#saveVisit(key, newVisit(this.#userId, city))
      return
    }
    // The city was chosen before: its row moves to the top, and it is not saved twice.
    this.#show([before, ...this.#choices.filter((choice) => choice !== before && choice.key !== key)])
    if (failures.has(state)) this.retry(before.key)
  }

  async #saveVisit(key: number, visit: Visit) {
    this.#change(key, { visit, state: 'saving', reason: '' })
    try {
      const marked = await saveMark(this.#queryClient, visit, this.#find(key)?.removed)
      const choice = this.#find(key)
      const isUnwanted = choice?.state === 'removing'
      this.#change(key, { visit: marked.visit, state: marked.wasMarked ? 'alreadyVisited' : 'saved' })
      if (isUnwanted && !marked.wasMarked) await this.undo(key)
      else if (choice?.raisesToast === true) markedToast(this.#queryClient, marked)
    } catch (error) {
      if (this.#find(key)?.state === 'removing') {
        this.#change(key, { state: 'removed' })
        return
      }
      this.#change(key, { state: 'failed', reason: shortReason(error, this.#userId) })
      keepLostVisit(error, 'mark', visit, () => this.#retryLost(key))
      if (!citySearchState().isOpen) markFailedToast(visit, error, () => this.#retryFromToast(key))
    }
  }

  #toastUnlessOpen({ key, text }: Choice, title: string, reason: string) {
    if (citySearchState().isOpen) return
    errorToast(title, reason, {
      subject: texts.quoted({ text }),
      action: { label: messages.cities.tryAgain, onClick: () => this.#retryFromToast(key) },
    })
  }

  /** The connection is back, or the person has signed in again. */
  #retryLost(key: number) {
    if (citySearchState().isOpen) this.retry(key)
    else this.#retryFromToast(key)
    this.#change(key, { reason: texts.backOnline })
  }

  #retryFromToast(key: number) {
    // While the dialog is closed, only a toast can show the result.
    this.#change(key, { raisesToast: true })
    this.retry(key)
  }

  #add(choice: Pick<Choice, 'text' | 'raisesToast'>): number {
    this.#lastKey += 1
    const added: Choice = {
      ...choice,
      key: this.#lastKey,
      visit: null,
      state: 'searching',
      reason: '',
    }
    this.#show([added, ...this.#choices])
    return added.key
  }

  #find(key: number) {
    return this.#choices.find((choice) => choice.key === key)
  }

  #change(key: number, change: Partial<Choice>) {
    this.#show(this.#choices.map((choice) => (choice.key === key ? { ...choice, ...change } : choice)))
  }

  #show(choices: readonly Choice[]) {
    this.#choices = choices
    this.#listeners.forEach((listener) => listener())
  }
}
