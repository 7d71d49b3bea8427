import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from '#design/feedback/states.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.panelView)

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
      title={copy().weCouldNotLoadThis(what)}
      text={copy().nothingHasBeenLostPlease(panel.reference)}
      retryTo={pathname + search}
    />
  )
}

export type Panel<Value> = { ok: true; value: Value } | { ok: false; reference: string }
