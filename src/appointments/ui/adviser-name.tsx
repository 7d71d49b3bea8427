import { Monogram } from '#design/page/layout.tsx'
import { initialsOf } from '#platform/text/initials.ts'

/** Monogram and name of the adviser of an appointment. */
export function AdviserName({ name }: { name: string }) {
  return (
    <span className="row nowrap">
      <Monogram initials={initialsOf(name)} size="small" soft /> {name}
    </span>
  )
}
