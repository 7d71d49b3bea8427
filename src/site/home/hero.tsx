import { Link } from 'react-router'
import { home } from '#content/pages/home.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { hero, type TaxRow } from '#design/illustrations/hero.ts'
import { Col, Grid, Row, Wrap } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { formatMoney, formatNumber, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { PermitCard } from '#site/filing-check/permit-form.tsx'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.hero)

const markedIncome = 100_000
const inWholeFrancs = (francs: number) => formatMoney(francs * 100, { decimals: 0 })
const ticks = [50_000, 100_000, 150_000, 200_000, 250_000]
const series = [
  {
    get name() {
      return copy().canton
    },
    tone: 'ink',
  },
  {
    get name() {
      return copy().commune
    },
    tone: 'mid',
  },
  {
    get name() {
      return copy().directFederalTax
    },
    tone: 'soft',
  },
]

/** `year`: tax year that is preselected in the filing check. */
export function Hero({ rows, from, year }: { rows: TaxRow[]; from: string | null; year: number }) {
  const marked = rows.find(({ income }) => income === markedIncome)
  const markedTax = marked ? totalTax(marked) : 0
  const tableRows = rows.filter(({ income }) => income % 25_000 === 0)
  const picture = hero(rows, {
    at: markedIncome,
    title: copy().columnsOfIncomeTaxIn(inWholeFrancs(markedIncome)),
  })
  const { title, lead, audience, primary, secondary, chartCaption, chartFigure, chartLink } = home.hero
  return (
    <section className="hero">
      <Wrap className="hero-text">
        <Grid>
          <Col span="1-7" className="hero-title">
            <h1 className="t60">{title}</h1>
            <p className="lead">{lead(from)}</p>
          </Col>
          <Col span="8-12" className="hero-question">
            <PermitCard year={year} />
          </Col>
          <Col span="1-7" className="hero-more">
            <p className="soft">{audience}</p>
            <Row>
              <ButtonLink kind="outline" to={primary.href}>
                {primary.name}
              </ButtonLink>
              <ArrowLink to={secondary.href}>{secondary.name}</ArrowLink>
            </Row>
          </Col>
        </Grid>
      </Wrap>
      <div className="hero-art">
        <div dangerouslySetInnerHTML={{ __html: picture }} />
        <p className="hero-label numbers">
          <b>{inWholeFrancs(markedTax)}</b>
          <span>
            {chartFigure}, {formatPercent(markedTax / markedIncome)}
          </span>
        </p>
      </div>
      <div className="axis" aria-hidden="true">
        <div className="axis-ticks">
          {ticks.map((tick) => (
            <span key={tick}>{formatNumber(tick)}</span>
          ))}
        </div>
      </div>
      <div className="wrap hero-foot">
        <Row between>
          <div className="key">
            {series.map(({ name, tone }) => (
              <span key={name}>
                <i className={`hero-${tone}`} />
                {name}
              </span>
            ))}
          </div>
          <p className="fine">
            {chartCaption} <Link to={chartLink.href}>{chartLink.name}</Link>
          </p>
        </Row>
        <details className="hero-data">
          <summary>{copy().figuresAsTable}</summary>
          <Table
            caption={chartCaption}
            hideCaption
            small="scroll"
            rows={tableRows}
            rowKey={({ income }) => String(income)}
            rowTone={({ income }) => (income === markedIncome ? 'strong' : undefined)}
            columns={[
              { key: 'income', header: copy().taxableIncome, cell: ({ income }) => formatNumber(income) },
              { key: 'canton', header: copy().canton, cell: ({ canton }) => formatNumber(canton), numeric: true },
              { key: 'commune', header: copy().commune, cell: ({ commune }) => formatNumber(commune), numeric: true },
              { key: 'federal', header: copy().federal, cell: ({ federal }) => formatNumber(federal), numeric: true },
              { key: 'total', header: copy().total, cell: (row) => formatNumber(totalTax(row)), numeric: true },
              {
                key: 'share',
                header: copy().share,
                cell: (row) => formatPercent(totalTax(row) / row.income),
                numeric: true,
              },
            ]}
          />
        </details>
      </div>
    </section>
  )
}

function totalTax({ federal, canton, commune }: TaxRow): number {
  return federal + canton + commune
}
