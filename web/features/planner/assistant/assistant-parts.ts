import type { AssistantParts } from '#web/features/planner/use-assistant.ts'
import { PromptBox } from './prompt-box.tsx'
import { AnotherRoute, RequestPart } from './request-part.tsx'

/** What the assistant shows around the plan that it plans. */
export const assistantParts: AssistantParts = { AnotherRoute, RequestPart, PromptBox }
