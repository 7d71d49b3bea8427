import { Link, useLocation } from 'react-router'
import { type Series, StackBar } from '#design/charts/stack-bar.tsx'
import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Canton } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { scenarioAddress } from '#tax/pages/tabs.ts'
import { LevelKey, levelsOf } from './level-key.tsx'

const copy = () => t(taxTexts.capitalsTable)

type CapitalRow = {
  readonly code: Canton
  readonly name: string
  readonly total: number
  readonly parts: readonly { readonly series: Series; readonly value: number }[]
}

export function CapitalsTable({ caption, rows, own }: { caption: string; rows: readonly CapitalRow[]; own: Canton }) {
  const widest = Math.max(...rows.map(({ total }) => total), 1)
  const { search } = useLocation()
  const addressOf = ({ code, name }: CapitalRow) => {
    const parameters = new URLSearchParams(search)
    parameters.set('canton', cantonSlug(code))
    parameters.set('commune', name)
    return scenarioAddress(parameters)
  }
  return (
    <>
      <Table
        caption={caption}
        hideCaption
        dense
        small="fit"
        rows={rows}
        rowKey={({ code }) => code}
        rowTone={({ code }) => (code === own ? 'strong' : undefined)}
        columns={[
          {
            key: 'canton',
            header: copy().canton,
            rowHeader: true,
            cell: (row) => (
              <Link className="alone" to={addressOf(row)}>
                {cantonLabel(row.code)}
              </Link>
            ),
          },
          { key: 'name', header: copy().capital, smallHide: true, cell: ({ name }) => name },
          {
            key: 'bar',
            header: <span className="visually-hidden">{copy().breakdown}</span>,
            label: copy().breakdown,
            smallHide: true,
            cell: ({ parts, name }) => (
              <StackBar
                thin
                total={widest}
                label={`${name}: ${parts.map(({ series, value }) => `${series} ${value}`).join(', ')}`}
                parts={parts}
              />
            ),
          },
          { key: 'total', header: copy().taxChf, numeric: true, cell: ({ total }) => formatNumber(total) },
        ]}
      />
      <LevelKey
        inTable
        shown={levelsOf(rows.map(({ parts }) => Object.fromEntries(parts.map(({ series, value }) => [series, value]))))}
      />
    </>
  )
}
