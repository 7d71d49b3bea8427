import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import type { IllustrationName } from '#design/illustrations/draw.ts'
import { Drawing } from '#design/illustrations/illustration.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.states)

export function EmptyState({
  title,
  text,
  illustration = 'stack',
  level,
  action,
}: {
  title: string
  text?: ReactNode
  illustration?: IllustrationName
  level?: 1 | 2 | 3
  action?: ReactNode
}) {
  return (
    <div className="state">
      <Drawing illustration={illustration} seed="empty" level={level} />
      <b className="t20">{title}</b>
      {text && <p className="soft t16">{text}</p>}
      {action}
    </div>
  )
}

export function LoadingState({ label = copy().loading, lines = 3 }: { label?: string; lines?: number }) {
  return (
    <div className="state loading" aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      <span className="skeleton block" />
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines are identical and never reordered
        <span className="skeleton" key={i} />
      ))}
    </div>
  )
}

export function ErrorState({
  title,
  text,
  onRetry,
  retryTo,
  retryLabel = copy().tryAgain,
}: {
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryTo?: string
  retryLabel?: string
}) {
  return (
    <div className="state" role="alert">
      <span className="accent">
        <Icon name="circle-alert" />
      </span>
      <b className="t20">{title}</b>
      {text && <p className="soft t16">{text}</p>}
      {onRetry && (
        <Button type="button" size="small" icon="rotate-cw" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {retryTo !== undefined && (
        <ButtonLink to={retryTo} size="small" icon="rotate-cw" reloadDocument>
          {retryLabel}
        </ButtonLink>
      )}
    </div>
  )
}
