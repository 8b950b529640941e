import { sql } from 'kysely'
import { cardSizes, type CardShape } from '#shared/pictures/card.ts'
import {
  type PicturedLedger,
  worldContent,
  worldCounts,
  yearContent,
  yearCounts,
} from '#shared/pictures/from-ledger.ts'
import type { Theme } from '#shared/pictures/inks.ts'
import type { Ledgers } from '#server/collections/ledger.ts'
import { languageFor, textsFor } from '#server/messages/texts.ts'
import type { Engine } from '#server/records/engine.ts'
import type { PictureData } from './picture-data.ts'
import type { PictureTask, Subject } from './picture-task.ts'
import { picturedTrip, type PicturedTrip } from './trip-content.ts'

/** A card with the words for its link. */
export interface SharedCard {
  task: PictureTask
  title: string
  text: string
  alt: string
}

export interface CardLook {
  shape: CardShape
  theme: Theme
}

/** The cards of a ledger, which is read once. */
export interface PersonCards {
  profile(look: CardLook): SharedCard
  /** Null for a year without a stay. */
  year(year: number, look: CardLook): SharedCard | null
}

/**
 * Creates the cards that everybody may see. Each is null when it is private or absent. The viewer is undefined for a
 * guest; the owner gets the card even while others do not.
 */
export interface Cards {
  isPublic(user: string): Promise<boolean>
  isOpen(trip: string): Promise<boolean>
  person(user: string, viewer: string | undefined): Promise<PersonCards | null>
  trip(trip: string, viewer: string | undefined, look: CardLook): Promise<SharedCard | null>
}

export function createCards(engine: Engine, ledgers: Ledgers, data: PictureData): Cards {
  /** The public form of a ledger, for everybody while the profile is public, else for its owner. */
  async function shared(user: string, viewer: string | undefined): Promise<PicturedLedger | null> {
    const person = await data.person(user)
    const isOwn = viewer === user
    if (!person || !(person.isPublic || isOwn)) return null
    // The profile may have become private since the line above: ledgerOf() decides.
    const ledger = isOwn ? await ledgers.publicFormOf(user) : await ledgers.ledgerOf(user, null)
    return ledger && data.pictured(ledger, person.name, languageFor(person.language))
  }

  const taskOf = (subject: Subject, { shape, theme }: CardLook, language: string): PictureTask => ({
    subject,
    sheet: { shape },
    theme,
    language,
    output: { format: 'png', width: cardSizes[shape][0], dotsPerInch: 72 },
  })

  return {
    isPublic: async (user) => (await data.person(user))?.isPublic === true,

    async isOpen(trip) {
      const { rows } = await sql<{ private: number }>`select private from trip where id = ${trip}`.execute(
        engine.db,
      )
      return rows[0]?.private === 0
    },

    async person(user, viewer) {
      const source = await shared(user, viewer)
      if (!source) return null
      const { person: name, language, texts } = source
      return {
        profile(look) {
          const content = worldContent(source, ['countries', 'regions', 'cities'], false)
          const { cities, countries } = worldCounts(source)
          return {
            task: taskOf({ about: 'profile', content }, look, language),
            title: texts.profileTitle({ name }),
            text: texts.profileText({ cities, countries }),
            alt: texts.cardAlt({ name }),
          }
        },
        year(number, look) {
          const content = yearContent(source, number)
          if (!content) return null
          const year = String(number)
          const { cities, countries } = yearCounts(source, number)
          return {
            task: taskOf({ about: 'year', content }, look, language),
            title: texts.yearTitle({ name, year }),
            text: texts.yearText({ cities, countries, year }),
            alt: texts.yearAlt({ name, year }),
          }
        },
      }
    },

    async trip(id, viewer, look) {
      const found = await picturedTrip(engine.db, data, id, {
        viewer,
        language: undefined,
        figures: ['days', 'cities', 'countries', 'kilometres'],
      })
      if (!found || !maySee(found, viewer)) return null
      const { content, language } = found
      const texts = textsFor(language).pictures
      return {
        task: taskOf({ about: 'trip', content }, look, language),
        title: content.name,
        text: [texts.tripText({ count: content.cities.length }), content.period].filter(Boolean).join(' '),
        alt: texts.tripAlt({ name: content.name }),
      }
    },
  }
}

const maySee = ({ isPrivate, owner }: PicturedTrip, viewer: string | undefined) =>
  !isPrivate || owner === viewer
