import { Plus } from 'lucide-react'
import { plannerMessages } from '#web/messages/planner.ts'
import { Button } from '#web/ui/button.tsx'

type AddCityProps = {
  /** The button's full name, if there are several on the page. */
  label?: string
  canAdd: boolean
  onAdd: () => void
  className: string
}

/** The button that adds a city between others, or at the end. */
export function AddCity({ label, canAdd, onAdd, className }: AddCityProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className={className}
      aria-label={label}
      disabled={!canAdd}
      onClick={onAdd}
    >
      <Plus className="size-4" strokeWidth={1.6} aria-hidden />
      {plannerMessages.addCity}
    </Button>
  )
}
