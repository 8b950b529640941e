import { type Caller, isSuperuser } from '#server/http/context.ts'
import type { Collection, Rules } from './collection.ts'

/** The rule of an action for this caller. For a superuser it is "", which allows every action. */
export const ruleFor = ({ rules }: Collection, action: keyof Rules, caller: Caller): string | null =>
  isSuperuser(caller) ? '' : rules[action]
