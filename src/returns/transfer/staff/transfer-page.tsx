import { data, Link, redirect } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { taxPath, transferPath, worksheetPath } from '#returns/amounts/figure-links.ts'
import { missingInWords } from '#returns/expected/expected-note.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { type EnterOutcome, enterFields, undoField } from '#returns/transfer/enter-fields.server.ts'
import { codeSource } from '#returns/transfer/form-codes.ts'
import { loadTransfer } from '#returns/transfer/load-transfer.server.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { Route } from './+types/transfer-page'
import { CopyMessage, useCopying } from './copying.tsx'
import { TransferSide } from './transfer-side.tsx'
import { SectionTable } from './transfer-table.tsx'
import type { TransferView } from './transfer-view.ts'

const copy = () => t(returnStaffTexts.transferPage)

const notTaken: ErrorStatuses<Refused<EnterOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-field': 404,
  'amount-changed': 409,
}

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .title(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (found?.caseType !== 'tax_return') throw notFound()
  return {
    ...(await loadTransfer(services.db, found, (before) => findCaseFor(services.db, before, scope))),
    caseId: found.id,
    caseNumber: found.caseNumber,
    taxYear: found.taxYear,
    mayWrite: may(person, 'case.write', found),
  }
}

export async function action({ request, context, params: { caseId } }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const { intent, field = '', seen = '' } = textsOf(await readForm(request))
  const outcome =
    intent === 'undo-field'
      ? await undoField(services, { caseId, actor, field })
      : await enterFields(services, { caseId, actor, fields: intent === 'enter-all' ? 'all' : [field], seen })
  if (outcome.ok) throw redirect(`${transferPath(caseId)}${field && `#${field}`}`, { status: 303 })
  const { status, text } = errorOf(t(returnStaffTexts.transfer).notTaken, outcome, notTaken)
  if (status === 404) throw notFound()
  return data({ text }, { status })
}

export default function TransferPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const copying = useCopying()
  return (
    <div className="panels transfer">
      <Panel title={copy().heading(view.taxYear)} important>
        {actionData && (
          <Note kind="bad" title={copy().notMarked} live>
            {actionData.text}
          </Note>
        )}
        <AboutCodes view={view} />
        {view.sections.length === 0 && (
          <EmptyState
            level={3}
            title={copy().noLines}
            text={copy().noLinesText}
            action={<Link to={worksheetPath(view.caseId)}>{copy().enterAmounts}</Link>}
          />
        )}
        {view.sections.map((section) => (
          <SectionTable key={section.id} section={section} view={view} copying={copying} />
        ))}
        <CopyMessage copying={copying} />
      </Panel>
      {view.sections.length > 0 && <TransferSide view={view} copying={copying} />}
    </div>
  )
}

function AboutCodes({
  view: { canton, hasCodes, isComputed, reasons, notTaxedTogether, caseId, sections },
}: {
  view: TransferView
}) {
  const label = canton === null ? '' : cantonLabel(canton)
  const words = t(returnStaffTexts.transfer)
  const used = sections.flatMap(({ lines }) => lines.flatMap(({ sources }) => sources))
  return (
    <div className="transfer-about">
      {canton === null ? (
        <Note kind="info" title={copy().noCanton}>
          <p>{copy().noCantonText}</p>
          <Link to={taxPath(caseId)}>{copy().enterCommune}</Link>
        </Note>
      ) : hasCodes ? (
        <details>
          <summary>{copy().form(label)}</summary>
          <p className="t14">{copy().codesFrom}</p>
          <ul className="t14">
            {[...new Set(used)].map((id) => (
              <li key={id}>{copy().source(words.sources[id], words.sureness[codeSource(id).sureness])}</li>
            ))}
          </ul>
        </details>
      ) : (
        <Note kind="info" title={copy().noCodes(label)}>
          {copy().noCodesText}
        </Note>
      )}
      {!isComputed && sections.length > 0 && (
        <Note kind="warn" title={copy().notCalculated}>
          <p>{copy().notCalculatedText}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.code}>{missingInWords(reason, 'staff').text}</li>
            ))}
          </ul>
          <Link to={taxPath(caseId)}>{copy().seeTax}</Link>
        </Note>
      )}
      {notTaxedTogether > 0 && <p className="t14">{copy().partnerLeftOut(notTaxedTogether)}</p>}
    </div>
  )
}
