import { Link } from 'react-router'
import { StackBar } from '#design/charts/stack-bar.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatNumber, formatDifference as signed } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Canton } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { LevelKey, levelsOf } from './level-key.tsx'
import { percentOf } from './written.ts'

const copy = () => t(taxTexts.burdenTable)

export type BurdenRow = {
  readonly bfsId: number
  readonly name: string
  readonly inCanton?: Canton
  readonly rank?: number
  readonly multiplier?: number
  readonly canton: number
  readonly commune: number
  readonly federal: number
  readonly church: number
  readonly total: number
  readonly burdenBp: number
}

export function BurdenTable({
  caption,
  rows,
  own,
  bars = true,
  rate = true,
  addressOf,
}: {
  caption: string
  rows: readonly BurdenRow[]
  own: number
  bars?: boolean
  rate?: boolean
  addressOf?: (row: BurdenRow) => string
}) {
  const ownTotal = rows.find(({ bfsId }) => bfsId === own)?.total ?? 0
  const isMixed = new Set(rows.map(({ inCanton }) => inCanton)).size > 1 || !bars
  const widest = Math.max(...rows.map(({ total }) => total), 1)
  const share: Column<BurdenRow> = {
    key: 'rate',
    header: copy().rate,
    numeric: true,
    smallHide: true,
    cell: ({ burdenBp }) => percentOf(burdenBp),
  }
  const columns: Column<BurdenRow>[] = [
    {
      key: 'name',
      header: copy().commune,
      rowHeader: true,
      cell: (row) => (
        <>
          {addressOf ? (
            <Link className="alone" to={addressOf(row)}>
              {row.name}
            </Link>
          ) : (
            row.name
          )}
          {isMixed && row.inCanton && <span className="fine"> {row.inCanton}</span>}
        </>
      ),
    },
    {
      key: 'bar',
      header: <span className="visually-hidden">{copy().breakdown}</span>,
      label: copy().breakdown,
      smallHide: true,
      cell: ({ name, canton, commune, federal, church }) => (
        <StackBar
          thin
          total={widest}
          label={copy().cantonalCommunalFederalChurch(name, canton, commune, federal, church)}
          parts={[
            { series: 'canton', value: canton },
            { series: 'commune', value: commune },
            { series: 'federal', value: federal },
            { series: 'church', value: church },
          ]}
        />
      ),
    },
    { key: 'total', header: copy().taxChf, numeric: true, cell: ({ total }) => formatNumber(total) },
    ...(rate ? [share] : []),
    {
      key: 'difference',
      header: copy().difference,
      numeric: true,
      cell: ({ total, bfsId }) => (bfsId === own ? '–' : signed(total - ownTotal)),
    },
  ]
  const rank: Column<BurdenRow> = { key: 'rank', header: copy().rank, smallHide: true, cell: (row) => row.rank }
  const multiplier: Column<BurdenRow> = {
    key: 'multiplier',
    header: copy().multiplier,
    numeric: true,
    smallHide: true,
    cell: (row) => (row.multiplier === undefined ? '' : `${row.multiplier}%`),
  }
  const [name, bar, ...figures] = columns
  return (
    <>
      <Table
        caption={caption}
        hideCaption
        small="fit"
        rows={rows}
        rowKey={({ bfsId }) => bfsId}
        rowTone={({ bfsId }) => (bfsId === own ? 'strong' : undefined)}
        columns={[
          ...(rows.some((row) => row.rank) ? [rank] : []),
          ...(name && bar ? (bars ? [name, bar] : [name]) : []),
          ...(rows.some((row) => row.multiplier !== undefined) ? [multiplier] : []),
          ...figures,
        ]}
      />
      {bars && <LevelKey inTable shown={levelsOf(rows)} />}
    </>
  )
}
