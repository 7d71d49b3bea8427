import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from '#design/states.tsx'
import type { Panel } from '#portal/panel.ts'

/** What was loaded for a part of the page, or that it did not arrive, with a way to try again. */
export function PanelView<Value>({
  panel,
  what,
  children,
}: {
  panel: Panel<Value>
  /** 'Your messages' */
  what: string
  children: (value: Value) => ReactNode
}) {
  const { pathname, search } = useLocation()
  if (panel.ok) return children(panel.value)
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      text={`Nothing is lost. Please try again in a moment. Reference: ${panel.reference}`}
      retryTo={pathname + search}
    />
  )
}
