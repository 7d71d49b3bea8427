import { Status } from '#design/status.tsx'
import type { Mark as MarkOf } from '#portal/marks.ts'

export function Mark({ mark }: { mark: MarkOf }) {
  return <Status kind={mark.kind}>{mark.label}</Status>
}
