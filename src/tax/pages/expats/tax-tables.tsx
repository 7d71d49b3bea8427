import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { basisRows, type SharedResult, taxRows } from './tax-rows.ts'

/** The taxes of a year in one figure, with the reason and the source of the rates below it. */
export function KeyTaxes(props: { title: string; amount: string; why: string; source: string }) {
  return (
    <div className="key-result numbers">
      <h2 className="t20">{props.title}</h2>
      <p className="result key-figure accent">
        <small>{t(taxTexts.keyFigure).chf}</small> {props.amount}
      </p>
      <p className="t20">{props.why}</p>
      <p className="fine">{props.source}</p>
    </div>
  )
}

type Row = { readonly label: string; readonly value: number }

/** Taxes by level, then income and wealth that are taxed here beside those that set the rate. */
export function TaxedHere({ result, total, more = [] }: { result: SharedResult; total: Row; more?: readonly Row[] }) {
  const { basis, taxes } = t(expatTexts.taxTables)
  const line = ({ label, value }: Row) => ({ label, values: [written(value)], lines: [] })
  return (
    <>
      <Amounts
        label={taxes}
        columns={[taxes]}
        rows={[...taxRows(result).map(line), { ...line(total), total: true }, ...more.map(line)]}
      />
      <h3 className="t20">{basis.title}</h3>
      <Amounts
        label={basis.title}
        columns={[basis.taxed, basis.forRate]}
        rows={basisRows(result).map(({ label, taxed, forRate }) => ({
          ...{ label, values: [written(taxed), written(forRate)], lines: [] },
        }))}
      />
    </>
  )
}
