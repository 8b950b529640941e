import { clsx } from 'clsx'
import { type Ref, useId } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { Field, inputClass } from '#web/ui/field.tsx'
import type { Plan } from './plan.ts'

type PlanTextFieldsProps = {
  plan: Pick<Plan, 'name' | 'description'>
  errors?: { name?: string | undefined; description?: string | undefined }
  /** Without them the fields can only be read. */
  onName?: (name: string) => void
  onDescription?: (description: string) => void
  nameRef?: Ref<HTMLInputElement>
}

/** The trip's name and description. */
export function PlanTextFields(props: PlanTextFieldsProps) {
  const { plan, errors = {}, onName, onDescription, nameRef } = props
  const id = useId()
  const isReadOnly = onName === undefined
  const planner = plannerMessages
  return (
    <div className="mt-4 grid gap-3">
      <Field
        ref={nameRef}
        label={planner.name}
        placeholder={isReadOnly ? undefined : planner.namePlaceholder}
        value={plan.name}
        readOnly={isReadOnly}
        autoComplete="off"
        error={errors.name}
        onChange={(event) => onName?.(event.target.value)}
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <label htmlFor={id} className="text-13 font-medium text-ink-2">
          {planner.description}
        </label>
        <textarea
          id={id}
          rows={1}
          value={plan.description}
          placeholder={isReadOnly ? tripsMessages.noDescription : undefined}
          readOnly={isReadOnly}
          aria-invalid={errors.description !== undefined}
          aria-describedby={errors.description === undefined ? undefined : `${id}-error`}
          onChange={(event) => onDescription?.(event.target.value)}
          className={clsx(inputClass, 'plan-text h-auto! py-2')}
        />
        {errors.description !== undefined && (
          <p id={`${id}-error`} className="text-13 text-bad">
            {errors.description}
          </p>
        )}
      </div>
    </div>
  )
}
