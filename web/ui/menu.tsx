import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { pageDirection } from '#web/lib/language/direction.ts'

const itemClass =
  'flex h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-[0.90625rem] outline-none select-none data-[highlighted]:bg-sunken data-[state=checked]:font-semibold md:h-9'

type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The landmark in which the menu is rendered. */
  container?: HTMLElement | null
}

/** A menu that opens under its trigger. */
export function Menu({ trigger, children, isOpen, onOpenChange, container }: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      dir={pageDirection()}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container ?? null}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-44 rounded-lg border border-rule bg-raised p-1 shadow-lift-2 data-[state=open]:animate-in data-[state=open]:fade-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={clsx(itemClass, className)} {...rest} />
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-2.5 my-1 h-px bg-rule" />
}

type MenuChoicesProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon?: ReactNode }[]
  onChoose: (value: Value) => void
}

/** Items of which exactly one is checked. */
export function MenuChoices<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup aria-label={label} value={value}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className={itemClass}
          onSelect={() => onChoose(choice.value)}
        >
          {choice.icon}
          {choice.label}
          <Radix.ItemIndicator className="ms-auto">
            <Check className="size-4" strokeWidth={1.6} aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
