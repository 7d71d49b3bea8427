import { Link } from 'react-router'
import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Canton } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { percentOf } from './written.ts'

const copy = () => t(taxTexts.cantonMap)

export const cantonTiles: Readonly<Record<Canton, readonly [column: number, row: number]>> = {
  BS: [2, 0],
  SH: [4, 0],
  TG: [5, 0],
  JU: [1, 1],
  BL: [2, 1],
  AG: [3, 1],
  ZH: [4, 1],
  SG: [5, 1],
  AR: [6, 1],
  AI: [7, 1],
  NE: [1, 2],
  SO: [2, 2],
  LU: [3, 2],
  ZG: [4, 2],
  SZ: [5, 2],
  GL: [6, 2],
  VD: [0, 3],
  FR: [1, 3],
  BE: [2, 3],
  OW: [3, 3],
  NW: [4, 3],
  UR: [5, 3],
  GR: [6, 3],
  GE: [0, 4],
  VS: [2, 4],
  TI: [4, 4],
}

type MapRow = {
  readonly inCanton: Canton
  readonly name: string
  readonly total: number
  readonly burdenBp: number
}

const tile = 100
const gap = 6

export function CantonMap({
  rows,
  current,
  addressOf,
}: {
  rows: readonly MapRow[]
  current: Canton
  addressOf: (canton: Canton) => string
}) {
  const burdens = rows.map(({ burdenBp }) => burdenBp)
  const lowest = Math.min(...burdens)
  const highest = Math.max(...burdens)
  const step = (highest - lowest) / 5
  return (
    <figure>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG group of links has no semantic HTML element */}
      <svg
        className="canton-map"
        viewBox={`0 0 ${8 * tile} ${5 * tile}`}
        role="group"
        aria-label={copy().mapOfCantonsByTax}
      >
        {rows.map(({ inCanton, burdenBp }) => {
          const [column, row] = cantonTiles[inCanton]
          return (
            <a
              key={inCanton}
              href={addressOf(inCanton)}
              aria-label={copy().seeRankingOf(inCanton, percentOf(burdenBp), cantonLabel(inCanton))}
            >
              <rect
                className={`burden-${burdenClass(burdenBp, lowest, highest)}${inCanton === current ? ' current' : ''}`}
                x={column * tile + gap / 2}
                y={row * tile + gap / 2}
                width={tile - gap}
                height={tile - gap}
              />
              <text className="code" x={column * tile + 14} y={row * tile + 38}>
                {`${inCanton} `}
              </text>
              <text x={column * tile + 14} y={row * tile + 82}>
                {percentOf(burdenBp).replace('%', '')}
              </text>
            </a>
          )
        })}
      </svg>
      <ul className="key">
        {([1, 2, 3, 4, 5] as const).map((each) => (
          <li key={each}>
            <i className={`burden-${each}`} />
            {copy().to(percentOf(lowest + (each - 1) * step), percentOf(lowest + each * step))}
          </li>
        ))}
      </ul>
      <p className="fine">{copy().taxAsPercentageOfIncome}</p>
      <details className="as-table">
        <summary>{copy().showAsTable}</summary>
        <Table
          caption={copy().taxBurdenInEachCantons}
          hideCaption
          dense
          small="fit"
          rows={rows}
          rowKey={({ inCanton }) => inCanton}
          rowTone={({ inCanton }) => (inCanton === current ? 'strong' : undefined)}
          columns={[
            {
              key: 'canton',
              header: copy().canton,
              cell: ({ inCanton }) => (
                <Link to={addressOf(inCanton)} preventScrollReset>
                  {cantonLabel(inCanton)}
                </Link>
              ),
            },
            { key: 'capital', header: copy().capital, smallHide: true, cell: ({ name }) => name },
            { key: 'total', header: copy().taxChf, numeric: true, cell: ({ total }) => formatNumber(total) },
            { key: 'rate', header: copy().rate, numeric: true, cell: ({ burdenBp }) => percentOf(burdenBp) },
          ]}
        />
      </details>
    </figure>
  )
}

/** Assigns a burden to one of five classes of equal width between the lowest and the highest burden. */
export function burdenClass(burdenBp: number, lowest: number, highest: number): 1 | 2 | 3 | 4 | 5 {
  if (highest <= lowest) return 3
  const at = Math.floor(((burdenBp - lowest) / (highest - lowest)) * 5)
  return ([1, 2, 3, 4, 5] as const)[Math.min(4, Math.max(0, at))] ?? 3
}
