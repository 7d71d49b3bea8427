import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import type { LoadedTax } from '#returns/expected/load-tax.server.ts'
import { noteInWords } from '#returns/expected/words.ts'
import { balanceWord, TaxLevels } from '#returns/ui/tax-levels.tsx'
import { TaxSteps } from '#returns/ui/tax-steps.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { FactsForm } from './facts-form.tsx'
import { FilingPanel } from './filing-panel.tsx'
import { MissingNote } from './missing-note.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import type { TaxAnswer } from './tax-answer.ts'
import type { TaxData } from './tax-data.ts'
import { TaxLines } from './tax-lines.tsx'
import { VariantsPanel } from './variants-panel.tsx'

type Props = { view: TaxData; answer: TaxAnswer | undefined }

export function TaxView({ view, answer }: Props) {
  const { expected, taxYear, confirmed, all } = view
  return (
    <div className="panels tax-page">
      <div className="panel-stack">
        <Panel
          title={`Expected tax ${taxYear}`}
          important
          end={all > 0 && <span className="soft t14">{`${confirmed} of ${all} figures confirmed`}</span>}
        >
          {expected.ok ? (
            <Result view={view} expected={expected} />
          ) : (
            <MissingNote view={view} reasons={expected.reasons} />
          )}
        </Panel>
        {expected.ok && (
          <Panel title="Line by line">
            <TaxLines expected={expected} />
            <DataState on={expected.engine.stateDate} />
          </Panel>
        )}
        {expected.ok && <VariantsPanel view={view} answer={answer} />}
        {view.filing && <FilingPanel filing={view.filing} />}
      </div>
      <aside className="panel-stack" aria-label="Household and history">
        <SummaryPanel view={view} answer={answer?.intent === 'summary' ? answer : undefined} />
        <FactsForm view={view} answer={answer?.intent === 'facts' ? answer : undefined} />
        <Panel title="How the amount grew">
          <TaxSteps steps={view.steps} />
        </Panel>
      </aside>
    </div>
  )
}

type Computed = Extract<LoadedTax['expected'], { ok: true }>

function Result({ view, expected }: { view: TaxData; expected: Computed }) {
  const { balanceCents, creditCents, taxes, checked, notes, flags } = expected
  const open = view.all - view.confirmed
  return (
    <div className="stack">
      <div>
        <p className="soft">{balanceWord(balanceCents)}</p>
        <p className="tax-due numbers">{formatAmount(Math.abs(balanceCents))}</p>
        <p className="soft numbers">
          {`${formatMoney(taxes.total * 100)} tax, minus ${formatMoney(creditCents)} withheld, paid in advance or asked back.`}
          {open > 0 && ` ${open === 1 ? 'One figure is' : `${open} figures are`} only proposed so far.`}
        </p>
      </div>
      <TaxLevels shown={expected} />
      {checked && (
        <Note kind="done" title={`Exact: official tariff ${view.taxYear}`}>
          As the calculators work it out for the same figures.
        </Note>
      )}
      <Flags flags={flags} />
      {notes.length > 0 && (
        <Note kind="info" title="What it rests on">
          <ul className="flag-list">
            {notes.map((note) => (
              <li key={note.code}>{noteInWords(note)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
