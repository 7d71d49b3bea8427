import type { ReactNode } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'

/** Rows of a panel: shows the first ones, and the others once they are asked for. `rows` are list items with keys. */
export function FoldedList({
  rows,
  shown = 5,
  className,
}: {
  rows: readonly ReactNode[]
  shown?: number
  className?: string
}) {
  return (
    <>
      <ul className={className}>{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="ask">
          <summary>{t(adminTexts.foldedList).showAll(rows.length)}</summary>
          <ul className={className}>{rows.slice(shown)}</ul>
        </details>
      )}
    </>
  )
}
