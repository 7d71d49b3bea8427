import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.crumbs)

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="crumbs">
      <Link to={to}>
        <Icon name="arrow-left" small />
        {children}
      </Link>
    </p>
  )
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  return (
    <nav className="crumbs" aria-label={copy().breadcrumb}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
