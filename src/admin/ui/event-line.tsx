import type { ReactNode } from 'react'
import { formatDateTime } from '#platform/format.ts'

export function EventLine({ at, children }: { at: Date; children: ReactNode }) {
  return (
    <li className="event-line">
      <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      <span>{children}</span>
    </li>
  )
}
