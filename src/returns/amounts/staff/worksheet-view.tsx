import { Link } from 'react-router'
import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { taxPath } from '#returns/amounts/figure-links.ts'
import type { LoadedWorksheet } from '#returns/amounts/load-worksheet.server.ts'
import type { WorksheetAnswer } from '#returns/amounts/worksheet.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import { missingInWords } from '#returns/expected/expected-note.ts'
import type { CertificateDifference } from '#returns/questions/load-differences.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'
import { balanceWord } from '#returns/ui/tax-levels.tsx'
import { GroupTable } from './group-table.tsx'
import { StatementsPanel } from './statements-panel.tsx'

const enterFormCopy = () => t(returnStaffTexts.enterForm)

const copy = () => t(returnStaffTexts.worksheetView)

export type WorksheetData = LoadedWorksheet & {
  /**
   * Confirmed figures that contradict the client's current answers, by figure id: the amount that the answers give, or
   * null if they no longer give one.
   */
  answered: ReadonlyMap<string, number | null>
  statements: StatementView[]
  /** Answers that differ from a certificate, which counts. */
  contradictions: CertificateDifference[]
  unread: { id: string; filename: string }[]
  expected: ExpectedRow | null
  isPartYear: boolean
  caseId: string
  taxYear: number
  mayWrite: boolean
  newLine: string
  goesOn: boolean
}

type Props = { view: WorksheetData; answer: WorksheetAnswer | undefined }

export function WorksheetView({ view, answer }: Props) {
  const { groups, confirmed, all, lastYear, taxYear, mayWrite, answered, caseId, isPartYear } = view
  const isAboutLine = answer && answer.intent !== 'enter'
  return (
    <div className="panel-stack worksheet">
      {view.expected && <TaxLine expected={view.expected} caseId={view.caseId} />}
      <Panel
        title={copy().amounts(taxYear)}
        important
        end={all > 0 && <span className="soft t14">{copy().ofConfirmed(confirmed, all)}</span>}
      >
        {isAboutLine && (
          <Note kind="bad" title={copy().notSaved} live>
            {answer.text}
          </Note>
        )}
        {answered.size > 0 && (
          <div className="mb-16">
            <Note kind="warn" title={differWords(answered.size)}>
              <p>{copy().confirmedAmountsAreMarkedBelow}</p>
              <Link to={`${staffCasePath(caseId)}/answers`}>{copy().goToAnswers}</Link>
            </Note>
          </div>
        )}
        {mayWrite && (
          <EnterForm
            key={view.newLine}
            newLine={view.newLine}
            goesOn={view.goesOn}
            answer={answer?.intent === 'enter' ? answer : undefined}
          />
        )}
        {groups.length === 0 && (
          <EmptyState level={3} title={copy().noAmountsYet} text={copy().amountsAppearHereOnceYou} />
        )}
        {groups.map((group) => (
          <GroupTable key={group.group} {...{ group, lastYear, taxYear, mayWrite, answered, isPartYear }} />
        ))}
      </Panel>
      <StatementsPanel view={view} />
    </div>
  )
}

function differWords(count: number): string {
  return count === 1 ? copy().confirmedAmountDiffers : copy().confirmedAmountsDiffer(count)
}

function TaxLine({ expected, caseId }: { expected: ExpectedRow; caseId: string }) {
  const { result, balanceCents, reasons, computedAt, isChecked } = expected
  const content =
    result && balanceCents !== null
      ? copy().tax(
          formatMoney(result.taxes.total * 100),
          balanceWord(balanceCents),
          formatMoney(Math.abs(balanceCents)),
          isChecked ? 'exact' : 'not checked',
        )
      : reasons.map((reason) => missingInWords(reason, 'staff').text).join(' ')
  return (
    <p className="tax-line numbers">
      <span>{content}</span> <span className="soft t14">{copy().calculated(formatDateTime(computedAt))}</span>{' '}
      <Link className="alone" to={taxPath(caseId)}>
        {copy().seeEveryLineAndVariants}
      </Link>
    </p>
  )
}

type EnterFormProps = { newLine: string; goesOn: boolean; answer: WorksheetAnswer | undefined }

function EnterForm({ newLine, goesOn, answer }: EnterFormProps) {
  const submitted = answer?.values ?? {}
  return (
    <FigureEntry
      goesOn={goesOn}
      answer={answer}
      amount={{ label: enterFormCopy().amount, hint: enterFormCopy().inChf }}
    >
      <input type="hidden" name="line" value={newLine} />
      <Field name="label" id="figure-label" label={enterFormCopy().fromWhom} hint={enterFormCopy().employerBank}>
        <TextInput defaultValue={submitted.label} maxLength={200} />
      </Field>
      <Field name="note" id="figure-note" label={enterFormCopy().note} hint={enterFormCopy().visibleToClient}>
        <TextInput defaultValue={submitted.note} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}
