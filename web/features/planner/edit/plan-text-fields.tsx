import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useId } from 'react'
import { plannerMessages } from '#web/messages/planner.ts'
import { Field, inputClass } from '#web/ui/field.tsx'
import type { Plan } from '#web/features/planner/plan.ts'

type PlanTextFieldsProps = {
  plan: Pick<Plan, 'name' | 'description'>
  errors?: { name?: string | undefined; description?: string | undefined }
  onName: (name: string) => void
  onDescription: (description: string) => void
  nameRef?: Ref<HTMLInputElement>
  descriptionRef?: Ref<HTMLTextAreaElement>
}

/** The trip's name and description. The description grows with its lines. */
export function PlanTextFields(props: PlanTextFieldsProps) {
  const { plan, errors = {}, onName, onDescription, nameRef, descriptionRef } = props
  const planner = plannerMessages
  return (
    <div className="mt-4 grid gap-3">
      <Field
        ref={nameRef}
        label={planner.name}
        placeholder={planner.namePlaceholder}
        value={plan.name}
        autoComplete="off"
        error={errors.name}
        onChange={(event) => onName(event.target.value)}
      />
      <GrowingField
        ref={descriptionRef}
        label={planner.description}
        value={plan.description}
        error={errors.description}
        onChange={(event) => onDescription(event.target.value)}
      />
    </div>
  )
}

type GrowingFieldProps = ComponentProps<'textarea'> & { label: string; error?: string | undefined }

function GrowingField({ label, error, ...rest }: GrowingFieldProps) {
  const id = useId()
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
        className={clsx(inputClass, 'plan-text h-auto! py-2')}
        {...rest}
      />
      {error !== undefined && (
        <p id={errorId} className="text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
