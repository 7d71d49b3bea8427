import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt, type FlashName } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { FigureEntry } from '#admin/ui/figure-entry.tsx'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { oneLine, readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { assessmentPath } from '#returns/amounts/figure-links.ts'
import { type AdviseOutcome, advise } from '#returns/assessment/advise.server.ts'
import { mapParts } from '#returns/assessment/bill.ts'
import {
  type AssessedOutcome,
  enterAssessed,
  enterRest,
  type RestOutcome,
} from '#returns/assessment/enter-assessed.server.ts'
import { type BillOutcome, enterBill } from '#returns/assessment/enter-bill.server.ts'
import { loadAssessment, loadEffects } from '#returns/assessment/load-assessment.server.ts'
import type { AssessmentRefusal } from '#returns/staff/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { Route } from './+types/assessment-page'
import type { AssessmentAnswer, AssessmentData } from './assessment-data.ts'
import { AdvicePanel, BillPanel } from './assessment-panels.tsx'
import { CompareTable, EffectNote } from './compare-table.tsx'

const notTaken: ErrorStatuses<AssessmentRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'not-assessed': 409,
  decided: 409,
  stale: 409,
  'bill-stale': 409,
  'advice-stale': 409,
  'declared-changed': 409,
  'unknown-code': 422,
  'text-too-long': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
  'no-advice': 422,
  'reason-missing': 422,
  'reason-too-long': 422,
}

const enterAssessedFormCopy = () => t(returnStaffTexts.enterAssessedForm)

const copy = () => t(returnStaffTexts.assessmentPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .assessment(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const loaded = await loadAssessment(services.db, found)
  const { id, caseNumber, taxYear, state, assessedOn, objectionEndsOn, objectionRequestedAt, decidedOn, stateNote } =
    found
  return {
    ...loaded,
    effects: await loadEffects(services.db, found),
    ...{ caseId: id, caseNumber, taxYear, state, objectionEndsOn, isDecision: decidedOn !== null },
    isAssessed: assessedOn !== null,
    requested: objectionRequestedAt ? { at: objectionRequestedAt, words: stateNote ?? '' } : null,
    mayWrite: may(person, 'case.write', found),
    goesOn: url.searchParams.get('note') === 'assessed-entered',
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'case.read')
  const values = textsOf(await readForm(request))
  const intent = values.intent ?? ''
  const outcome = await change(ctx, params.caseId, values)
  if (outcome.ok) throw doneAt(assessmentPath(params.caseId), notes[intent] ?? 'assessed-entered')
  if (outcome.reason === 'unknown-case') throw notFound()
  const { status, text } = assessmentError(outcome)
  return data<AssessmentAnswer>({ intent, text, values }, { status })
}

const notes: Readonly<Partial<Record<string, FlashName>>> = {
  rest: 'assessed-rest',
  bill: 'bill-entered',
  advise: 'advised',
}

type Outcome = AssessedOutcome | RestOutcome | BillOutcome | AdviseOutcome

function change({ services, actor }: AdminContext, caseId: string, values: Record<string, string>): Promise<Outcome> {
  const { code = '', person = 'client', amount = '', reason = '', seen = '', advice = '' } = values
  const requested = { caseId, actor }
  const version = Number(values.version) || 0
  switch (values.intent) {
    case 'rest':
      return enterRest(services, { ...requested, seen })
    case 'bill': {
      const submitted = mapParts((part) => values[part] ?? '')
      return enterBill(services, { ...requested, submitted, version })
    }
    case 'advise':
      return advise(services, { ...requested, advice, reason, version })
    default:
      return enterAssessed(services, {
        ...requested,
        entered: { code, person, amount, reason: oneLine(reason), version },
      })
  }
}

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AssessmentView view={loaderData} answer={actionData} />
}

type Props = { view: AssessmentData; answer: AssessmentAnswer | undefined }

function AssessmentView({ view, answer }: Props) {
  const { groups, differences, entered, all, rest, taxYear, mayWrite, isDecision } = view
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined)
  if (!view.isAssessed) {
    return <EmptyState level={2} title={copy().noAssessmentYet} text={copy().youCanCompareItHere} />
  }
  const aboutLine = answerTo('save') ?? answerTo('rest')
  return (
    <div className="panel-stack worksheet">
      <Panel
        title={`${isDecision ? copy().decision : copy().assessmentLabel} ${taxYear}`}
        important
        end={<span className="soft t14">{copy().ofEnteredDiffer(entered, all, differences.length)}</span>}
      >
        {aboutLine && (
          <Note kind="bad" title={copy().notSaved} live>
            {aboutLine.text}
          </Note>
        )}
        {mayWrite && <EnterAssessed goesOn={view.goesOn} answer={answerTo('enter')} />}
        {groups.length === 0 && (
          <EmptyState level={3} title={copy().nothingToCompareYet} text={copy().declaredAmountsAppearHereOnce} />
        )}
        {groups.map((group) => (
          <CompareTable key={group.group} group={group} effects={view.effects} mayWrite={mayWrite} />
        ))}
        <EffectNote effects={view.effects} differences={differences} />
        {mayWrite && rest !== '' && (
          <Form method="post" className="mt-16" preventScrollReset>
            <input type="hidden" name="seen" value={rest} />
            <Button name="intent" value="rest" kind="outline" size="small">
              {copy().enterAllOthersAsDeclared}
            </Button>
          </Form>
        )}
      </Panel>
      <BillPanel view={view} answer={answerTo('bill')} />
      <AdvicePanel view={view} answer={answerTo('advise')} />
    </div>
  )
}

type EnterAssessedFormProps = { goesOn: boolean; answer: AssessmentAnswer | undefined }

function EnterAssessed({ goesOn, answer }: EnterAssessedFormProps) {
  return (
    <FigureEntry
      goesOn={goesOn}
      answer={answer}
      amount={{ label: enterAssessedFormCopy().assessed, hint: enterAssessedFormCopy().inChfTotal }}
    >
      <Field
        name="reason"
        id="figure-reason"
        label={enterAssessedFormCopy().whyOurAmountIsCorrect}
        hint={enterAssessedFormCopy().shownToClientAndUsed}
      >
        <TextInput defaultValue={answer?.values.reason} maxLength={1000} />
      </Field>
    </FigureEntry>
  )
}

function assessmentError(refusal: AssessmentRefusal): FieldError {
  return errorOf(t(returnStaffTexts.error).notTaken, refusal, notTaken)
}
