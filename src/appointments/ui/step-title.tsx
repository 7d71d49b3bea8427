import type { ReactNode } from 'react'
import { VisuallyHidden } from '#design/page/layout.tsx'

/** Heading of one step of booking. Screen readers hear the full stop after the number. */
export function StepTitle({ id, number, children }: { id: string; number: 1 | 2 | 3; children: ReactNode }) {
  return (
    <h2 id={id}>
      <em>
        {number}
        <VisuallyHidden>. </VisuallyHidden>
      </em>
      {children}
    </h2>
  )
}
