import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { StepChart } from '#design/charts/step-chart.tsx'
import { classes } from '#design/classes.ts'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import { missingInWords, noteInWords } from '#returns/expected/expected-note.ts'
import { groupSumCents, type MissingItem, type ResultView } from '#returns/expected/result-view.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { TaxLevels, TaxSteps } from './tax-levels.tsx'

const copy = () => t(returnTexts.expectedResult)

const francs = (cents: number) => formatAmount(Math.abs(cents), { decimals: 0 })

type Props = {
  shown: ResultView
  /** Show the tax by level. */
  withLevels?: boolean
  /** Show what is still missing, with links. */
  withMissing?: boolean
  /** The page lists the amounts itself, so do not link to them. */
  isAmountsPage?: boolean
}

/** The expected refund or payment, or why there is none yet. Shown only if it is reliable. */
export function ExpectedResult({ shown, withLevels, withMissing, isAmountsPage }: Props) {
  const { known, received, needed, isFiled, caseId, missing } = shown
  return (
    <Panel title={titleOf(shown)} important id="result">
      {known ? (
        <>
          <p className={classes('tax-due', 'numbers', known.balanceCents <= 0 && 'refund')}>
            <small>{copy().currency}</small> {francs(known.balanceCents)}
          </p>
          {!isFiled && needed > 0 && <p className="t18">{copy().asOf(received, needed)}</p>}
          <p className="soft t16">{isFiled ? copy().asFiled : boundText(known, missing.length)}</p>
          {withLevels && <TaxLevels shown={{ ...known.result, balanceCents: known.balanceCents }} />}
          {withLevels && <Basis notes={shown.notes} />}
          {!isAmountsPage && (
            <p className="mt-16">
              <Link to={clientFiguresPath(caseId)}>{copy().allAmounts}</Link>
            </p>
          )}
        </>
      ) : (
        <NotYet shown={shown} />
      )}
      {withMissing && !isFiled && <WhatIsMissing caseId={caseId} missing={missing} />}
    </Panel>
  )
}

function Basis({ notes }: Pick<ResultView, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <details className="older t16 mt-16">
      <summary>{copy().basis}</summary>
      <ul className="note-lines mt-8">
        {notes.map((note) => (
          <li key={note.code}>{noteInWords(note)}</li>
        ))}
      </ul>
    </details>
  )
}

function titleOf({ known, taxYear, isFiled }: ResultView): string {
  if (!known) return copy().resultFor(taxYear)
  const isRefund = known.balanceCents <= 0
  if (isFiled) return isRefund ? copy().refundFor(taxYear) : copy().paymentFor(taxYear)
  return isRefund ? copy().expectedRefund(taxYear) : copy().expectedPayment(taxYear)
}

function boundText({ bound, open, balanceCents }: NonNullable<ResultView['known']>, missing: number): string {
  if (bound === 'exact') return missing > 0 ? copy().fromAnswers : copy().estimate
  return bound === 'open' ? copy().mayChange(open) : copy().limit(open, balanceCents <= 0, francs(balanceCents))
}

function NotYet({ shown: { caseId, reasons } }: { shown: ResultView }) {
  const links = {
    documents: { to: `${clientCasePath(caseId)}#documents`, label: copy().uploadIt },
    questions: { to: clientQuestionsPath(caseId), label: copy().answerQuestions },
    profile: { to: '/client-portal/profile', label: copy().addToProfile },
  }
  return (
    <>
      <p className="t20 mt-8">{copy().cannotTell}</p>
      <ul className="note-lines soft t16 mt-8">
        {reasons.map((reason) => {
          const { text, fix } = missingInWords(reason, 'client')
          const link = fix === 'documents' || fix === 'questions' || fix === 'profile' ? links[fix] : null
          return (
            <li key={reason.code + text}>
              {text} {link && <Link to={link.to}>{link.label}</Link>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function WhatIsMissing({ caseId, missing }: { caseId: string; missing: readonly MissingItem[] }) {
  if (missing.length === 0) return null
  return (
    <section className="mt-24">
      <h3 className="t18">{copy().whatIsMissing}</h3>
      <ul className="missing-items">
        {missing.map((item) =>
          item.kind === 'questions' ? (
            <li key="questions">
              <Link to={clientQuestionsPath(caseId)}>{copy().questionsOpen(item.count)}</Link>
            </li>
          ) : (
            <li key={item.title}>
              <Link to={`${clientCasePath(caseId)}#documents`}>{item.title}</Link>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** How the result changed, as a chart and a list; nothing until there is a result. */
export function ResultHistory({ shown: { steps } }: { shown: Pick<ResultView, 'steps'> }) {
  if (steps.length === 0) return null
  const values = steps.map(({ balanceCents }) => Math.round(-balanceCents / 100))
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formatAmount(value * 100, { decimals: 0 })}`
  return (
    <Panel title={copy().howItGrew}>
      {steps.length > 1 && (
        <StepChart label={copy().growth(values.map(signed).join(', '))} values={values} format={signed} />
      )}
      <TaxSteps steps={steps} isForClient />
    </Panel>
  )
}

/** The seven lines that sum up a return. */
export function ResultLines({ known }: { known: NonNullable<ResultView['known']> }) {
  const { result, sums, balanceCents } = known
  const { taxableIncome, wealth, taxes, creditCents } = result
  const { groups } = t(returnTexts.figure)
  const incomeCents = groupSumCents(sums, 'income')
  return (
    <FactList
      dense
      amounts
      facts={[
        { term: groups.income.total, value: francs(incomeCents) },
        { term: copy().deducted, value: francs(incomeCents - taxableIncome.canton * 100) },
        { term: copy().taxableIncome, value: francs(taxableIncome.canton * 100) },
        { term: copy().taxableWealth, value: francs(wealth.taxable * 100) },
        { term: copy().totalTax, value: francs(taxes.total * 100) },
        { term: copy().alreadyPaid, value: francs(-creditCents) },
        { term: balanceCents <= 0 ? copy().refund : copy().toPay, value: francs(balanceCents), total: true },
      ]}
    />
  )
}
