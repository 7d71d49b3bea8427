import type { ReactNode } from 'react'
import { Note } from '#design/feedback/note.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { ScopeItem } from '#returns/questions/scope.server.ts'

const copy = () => t(returnTexts.scope)

type Props = {
  items: readonly Pick<ScopeItem, 'flag' | 'title' | 'packageTitle' | 'priceCents' | 'status'>[]
  children?: ReactNode
}

/** Says what the answers need that the package does not include, and what the client decided. Empty if all is added. */
export function ScopeNote({ items, children }: Props) {
  const [first] = items.filter(({ status }) => status !== 'added')
  if (!first) return null
  return (
    <Note kind="warn" title={copy().outsideThePackage(first.packageTitle)}>
      <ul>
        {items.map(({ flag, title, priceCents, status }) => (
          <li key={flag}>{copy().item(title, formatMoney(priceCents), status)}</li>
        ))}
      </ul>
      {children}
    </Note>
  )
}
