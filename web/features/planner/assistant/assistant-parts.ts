import type { AssistantParts } from '#web/features/planner/use-assistant.ts'
import { PromptBox } from './prompt-box.tsx'
import { AnotherRoute, RequestPart } from './request-part.tsx'

/** The assistant's components around the plan. */
export const assistantParts: AssistantParts = { AnotherRoute, RequestPart, PromptBox }
