import { Status } from '#design/feedback/status.tsx'
import type { Badge as BadgeOf } from '#portal/badges.ts'

export function Badge({ mark: badge }: { mark: BadgeOf }) {
  return <Status kind={badge.kind}>{badge.label}</Status>
}
