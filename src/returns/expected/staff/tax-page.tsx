import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { taxPath } from '#returns/amounts/figure-links.ts'
import { attachSummary } from '#returns/expected/attach-summary.server.ts'
import { noteInWords } from '#returns/expected/expected-note.ts'
import { type LoadedTax, loadTax } from '#returns/expected/load-tax.server.ts'
import { dropVariant, storeVariant } from '#returns/expected/try-variant.server.ts'
import { changesIn } from '#returns/expected/variant.ts'
import { saveFacts } from '#returns/facts/save-facts.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { balanceWord, TaxLevels, TaxSteps } from '#returns/ui/tax-levels.tsx'
import calculatorsCss from '#tax/pages/calculators.css?url'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import type { Route } from './+types/tax-page'
import { factsError, summaryError, variantError } from './expected-errors.ts'
import { FactsForm } from './facts-form.tsx'
import type { TaxAnswer, TaxData } from './tax-data.ts'
import { MissingNote, TaxLines } from './tax-lines.tsx'
import { FilingPanel, SummaryPanel } from './tax-panels.tsx'
import { VariantsPanel } from './variants-panel.tsx'

const copy = () => t(returnStaffTexts.expectedTaxPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .tax(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (found?.caseType !== 'tax_return') throw notFound()
  return {
    ...(await loadTax(services, found)),
    caseId: found.id,
    caseNumber: found.caseNumber,
    clientId: found.clientId,
    taxYear: found.taxYear,
    mayWrite: may(person, 'case.write', found),
    newVariant: randomUUID(),
  }
}

export async function action({ request, context, params: { caseId } }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const values = textsOf(await readForm(request))
  const { intent = '' } = values
  if (intent === 'facts') {
    const outcome = await saveFacts(services, { caseId, actor, entered: factsIn(values) })
    if (outcome.ok) throw doneAt(taxPath(caseId), 'tax-facts-saved')
    return refused(intent, factsError(outcome), values)
  }
  if (intent === 'summary') {
    const outcome = await attachSummary(services, { caseId, actor })
    if (outcome.ok) throw doneAt(taxPath(caseId), 'summary-made')
    return refused(intent, summaryError(outcome), values)
  }
  const entered = { id: values.variant ?? '', name: values.name ?? '', changes: changesIn(values) }
  const isDrop = intent === 'drop-variant'
  const outcome = isDrop
    ? await dropVariant(services, { caseId, actor, variantId: entered.id })
    : await storeVariant(services, { caseId, actor, entered })
  if (outcome.ok) throw doneAt(taxPath(caseId), isDrop ? 'variant-dropped' : 'variant-saved')
  return refused(intent, variantError(outcome), values)
}

function refused(intent: string, { status, text }: { status: number; text: string }, values: Record<string, string>) {
  if (status === 404) throw notFound()
  return data<TaxAnswer>({ intent, text, values }, { status })
}

function factsIn(values: Record<string, string>) {
  const { version = '', commune = '', civilStatus = '', childrenBorn = '', confession = '' } = values
  const { birthYear = '', partnerBirthYear = '', residence = '', arrivedOn = '', leftOn = '' } = values
  const { worldIncome = '', worldAssets = '' } = values
  return {
    ...{ version, commune, civilStatus, childrenBorn, confession, birthYear, partnerBirthYear },
    ...{ residence, arrivedOn, leftOn, worldIncome, worldAssets },
  }
}

export default function TaxPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxView view={loaderData} answer={actionData} />
}

type Props = { view: TaxData; answer: TaxAnswer | undefined }

function TaxView({ view, answer }: Props) {
  const { expected, taxYear, confirmed, all } = view
  return (
    <div className="panels tax-page">
      <div className="panel-stack">
        <Panel
          title={copy().expectedTax(taxYear)}
          important
          end={all > 0 && <span className="soft t14">{copy().ofAmountsConfirmed(confirmed, all)}</span>}
        >
          {expected.ok ? (
            <Result view={view} expected={expected} />
          ) : (
            <MissingNote view={view} reasons={expected.reasons} />
          )}
        </Panel>
        {expected.ok && (
          <Panel title={copy().lineByLine}>
            <TaxLines expected={expected} />
            <DataState on={expected.engine.stateDate} />
          </Panel>
        )}
        {expected.ok && <VariantsPanel view={view} answer={answer} />}
        {view.filing && <FilingPanel filing={view.filing} />}
      </div>
      <aside className="panel-stack" aria-label={copy().householdAndHistory}>
        <SummaryPanel view={view} answer={answer?.intent === 'summary' ? answer : undefined} />
        <FactsForm view={view} answer={answer?.intent === 'facts' ? answer : undefined} />
        <Panel title={copy().howResultDeveloped}>
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
          {copy().taxMinusDeductedAtSource(formatMoney(taxes.total * 100), formatMoney(creditCents))}
          {open > 0 && copy().notConfirmedYet(open === 1 ? copy().oneAmountIs : copy().amountsAre(open))}
        </p>
      </div>
      <TaxLevels shown={expected} />
      {checked && (
        <Note kind="done" title={copy().exactOfficialTaxRates(view.taxYear)}>
          {copy().calculatedInSameWayAs}
        </Note>
      )}
      <Flags flags={flags} />
      {notes.length > 0 && (
        <Note kind="info" title={copy().basisOfCalculation}>
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
