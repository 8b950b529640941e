import { plannerCache } from '#server/planner/planner-source.ts'
import { prepareWorld } from '#server/planner/world-file.ts'

/** Builds the planner's index once before the tests. Otherwise all workers that need it would build it at the same time. */
export const setup = () => prepareWorld(new URL('../../data/dist/', import.meta.url), plannerCache)
