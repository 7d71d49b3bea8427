import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from '#design/feedback/states.tsx'
import type { Panel } from '#portal/panel.ts'

export function PanelView<Value>({
  panel,
  what,
  children,
}: {
  panel: Panel<Value>
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
