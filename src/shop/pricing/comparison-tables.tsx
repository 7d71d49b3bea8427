import { type CompetitorRow, type CompetitorTable, pricing } from '#content/pages/pricing.ts'
import { RangeBar } from '#design/charts/stack-bar.tsx'
import { FactList } from '#design/facts.tsx'
import { Section } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { percentWords, rangeWords, savingAgainst, savingWords } from './comparison.ts'
import type { PackageProduct } from './offers.ts'

const copy = () => t(catalogueTexts.comparisonTables)

type Compared = CompetitorRow & { title: string; ownCents: number; fromCents: number; toCents: number }

export type Rate = { value: string; text: string }

export function ComparisonTables({
  tables: others,
  rates,
  packages,
}: {
  tables: readonly CompetitorTable[]
  rates: readonly Rate[]
  packages: readonly PackageProduct[]
}) {
  const tables = others.map((table) => ({
    ...table,
    compared: table.rows.flatMap((row) => compare(row, packages)),
  }))
  const max = Math.max(
    ...tables.flatMap(({ compared }) => compared.flatMap(({ ownCents, toCents }) => [ownCents, toCents])),
  )
  return (
    <Section title={pricing.comparisonTitle} intro={pricing.comparisonLead} split={false}>
      <div className="comparisons">
        {tables.map(({ id, title, provider, note, compared }) => (
          <section key={id} aria-labelledby={`against-${id}`}>
            <h3 className="t24" id={`against-${id}`}>
              {title}
            </h3>
            <p className="soft t16 mt-8">{note}</p>
            <Table
              caption={copy().amountsInChf(title)}
              hideCaption
              rows={compared}
              rowKey={({ packageId }) => packageId}
              columns={[
                {
                  key: 'service',
                  header: copy().service,
                  cell: ({ title: name, service }) => (
                    <>
                      <b>{name}</b>
                      <br />
                      <span className="fine">{service}</span>
                    </>
                  ),
                },
                {
                  key: 'bar',
                  header: (
                    <span className="comparison-scale">
                      <span className="visually-hidden">{copy().scaleFrom} </span>0
                      <span className="visually-hidden"> {copy().to} </span>
                      <span>{formatAmount(max, { decimals: 0 })}</span>
                    </span>
                  ),
                  label: ' ',
                  cell: (row) => <Bars row={row} provider={provider} max={max} />,
                },
                {
                  key: 'own',
                  header: copy().ourPrice,
                  numeric: true,
                  cell: ({ ownCents }) => <b>{formatAmount(ownCents, { decimals: 0 })}</b>,
                },
                {
                  key: 'other',
                  header: provider,
                  numeric: true,
                  cell: ({ fromCents, toCents }) => rangeWords(fromCents, toCents),
                },
                {
                  key: 'saving',
                  header: compared.every((row) => savingOf(row).lowCents >= 0) ? copy().difference : pricing.difference,
                  numeric: true,
                  cell: (row) => savingWords(savingOf(row)),
                },
                {
                  key: 'percent',
                  header: copy().differenceIn,
                  numeric: true,
                  smallHide: true,
                  cell: (row) => percentWords(savingOf(row)),
                },
                {
                  key: 'staff',
                  header: copy().whoWorksOnIt,
                  label: copy().staff,
                  cell: ({ staffLevel }) => staffLevel,
                },
              ]}
            />
          </section>
        ))}
      </div>
      {rates.length > 0 && (
        <div className="measure mt-32">
          <FactList amounts facts={rates.map(({ value, text }) => ({ term: text, value: <b>{value}</b> }))} />
        </div>
      )}
      <p className="fine mt-32">{copy().asOfAmountsInChf(formatLongDate(pricing.comparisonStateOn))}</p>
    </Section>
  )
}

function Bars({
  row: { title, ownCents, fromCents, toCents },
  provider,
  max,
}: {
  row: Compared
  provider: string
  max: number
}) {
  return (
    <div className="comparison-bars">
      <RangeBar
        from={ownCents}
        to={ownCents}
        max={max}
        own
        label={`${title}: ${formatAmount(ownCents, { decimals: 0 })}`}
      />
      <RangeBar from={fromCents} to={toCents} max={max} label={`${provider}: ${rangeWords(fromCents, toCents)}`} />
    </div>
  )
}

function compare(row: CompetitorRow, packages: readonly PackageProduct[]): Compared[] {
  const own = packages.find(({ facts }) => facts.id === row.packageId)
  if (!own) return []
  return [
    {
      ...row,
      title: own.product.title,
      ownCents: unitPriceCents(own.variant),
      fromCents: row.lowChf * 100,
      toCents: row.highChf * 100,
    },
  ]
}

function savingOf({ ownCents, fromCents, toCents }: Compared) {
  return savingAgainst(ownCents, fromCents, toCents)
}
