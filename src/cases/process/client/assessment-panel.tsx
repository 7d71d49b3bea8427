import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'
import type { CaseView } from '#portal/views.server.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import type { ResultView } from '#returns/expected/result-view.ts'
import type { MoveAnswer } from './case-actions.server.ts'
import { ComparisonPart, contestedCents, sumsOf } from './comparison-part.tsx'

const copy = () => t(caseTexts.assessmentPanel)

type Props = {
  found: CaseView
  comparison: Loaded<Comparison | null> | null
  effects: TaxEffects | null
  result: ResultView | null
  mayDecide: boolean
  mayObject: boolean
  answer: MoveAnswer | undefined
}

export function AssessmentPanel({ found, comparison, effects, result, mayDecide, mayObject, answer }: Props) {
  const { id, state, objectionEndsOn, objectionRequestedAt, decidedOn, reader } = found
  if (state !== 'assessed') return null
  const refused = answer?.move === 'accept_assessment' || answer?.move === 'ask_for_objection' ? answer : undefined
  const isComparing = found.turn?.code === 'compare'
  const isCompared = comparison?.ok && comparison.value !== null
  const advice = (comparison?.ok && comparison.value?.advice.advice) || null
  const until = objectionEndsOn ? formatLongDate(objectionEndsOn) : null
  const sums = comparison?.ok && comparison.value ? sumsOf(comparison.value, effects, result) : null
  const gainCents = comparison?.ok && comparison.value ? contestedCents(comparison.value, effects) : 0
  const isAcceptAdvised = advice === 'accept' && !objectionRequestedAt
  const acceptance = (
    <Choice
      key="accept"
      label={decidedOn ? copy().acceptDecision : copy().acceptAssessment}
      isOpen={refused?.move === 'accept_assessment'}
      isAdvised={isAcceptAdvised}
    >
      <StepForm found={found} move="accept_assessment" isAdvised={isAcceptAdvised} label={copy().yesAccept}>
        <p className="t16">
          {copy().ifYouAcceptWeWill}{' '}
          {advice === 'object' && gainCents >= 100 && copy().youGiveUp(formatMoney(gainCents, { decimals: 0 }))}
        </p>
        {sums && sums.assessedCents !== null && (
          <FactList
            dense
            amounts
            facts={[
              {
                term: sums.assessedCents > 0 ? copy().youPay : copy().youGetBack,
                value: formatMoney(Math.abs(sums.assessedCents)),
              },
            ]}
          />
        )}
      </StepForm>
    </Choice>
  )
  const objection = mayObject && (
    <Choice
      key="object"
      label={copy().requestObjection}
      isOpen={refused?.move === 'ask_for_objection'}
      isAdvised={advice === 'object'}
    >
      <StepForm found={found} move="ask_for_objection" isAdvised={advice === 'object'} label={copy().yesRequest}>
        <p className="soft t16">{copy().objectionIsSignedLetterThat}</p>
        <FactList
          dense
          amounts
          facts={[
            ...(until ? [{ term: copy().lastPossibleDay, value: until }] : []),
            ...(gainCents >= 100 ? [{ term: copy().betterBy, value: formatMoney(gainCents, { decimals: 0 }) }] : []),
          ]}
        />
        <Field name="reason" id="objection-reason" label={copy().whatDoYouThinkIs} required>
          <DraftArea
            draft={`objection-${id}`}
            sentAs="objection-asked"
            rows={4}
            maxLength={1000}
            defaultValue={refused?.reason}
          />
        </Field>
      </StepForm>
    </Choice>
  )
  return (
    <Panel title={decidedOn ? copy().decisionOnYourObjection : copy().yourTaxAssessment} important id="assessment">
      {refused && (
        <Note kind="bad" title={copy().nothingWasChanged} live>
          {refused.sentence}
        </Note>
      )}
      {objectionRequestedAt ? (
        <Note
          kind="info"
          title={
            reader.isOwner
              ? copy().youRequestedAnObjection(formatLongDate(objectionRequestedAt))
              : copy().requestedAnObjection(reader.ownerName, formatLongDate(objectionRequestedAt))
          }
        >
          {copy().weWillReview(until)}
          {mayDecide && copy().ifYouChangeYourMind}
        </Note>
      ) : (
        <p className="t16">
          {decidedOn
            ? copy().taxOfficeHasDecidedOn
            : isCompared
              ? copy().weHaveComparedAssessmentWith
              : copy().pleaseCompareIncomeDeductionsAnd}
          {until && !decidedOn && copy().ifYouDisagreeYourObjection(until)}
          {until && decidedOn && copy().ifYouWantToAppeal(until)}
        </p>
      )}
      {comparison && (
        <PanelView panel={comparison} what={copy().comparisonWithYourTaxReturn}>
          {(compared) =>
            compared && <ComparisonPart comparison={compared} effects={effects} result={result} caseId={id} />
          }
        </PanelView>
      )}
      {isComparing ? (
        <Note kind="info" title={t(caseTexts.cases).turns.label(found.turn ?? { code: 'compare', who: 'firm' })}>
          {found.statusText}
        </Note>
      ) : mayDecide ? (
        <section className="mt-32">
          <h3 className="t20">{copy().whatDoYouWantToDo}</h3>
          <p className="soft t16 mt-8">{copy().nothingIsSentYet}</p>
          {advice === 'object' ? [objection, acceptance] : [acceptance, objection]}
        </section>
      ) : (
        <p className="soft t16 mt-16">{copy().willDecideOnThisIf(reader.ownerName)}</p>
      )}
    </Panel>
  )
}

/** Asks again before something final, also without script: the summary opens the form with the consequences. */
function Choice({
  label,
  isOpen,
  isAdvised,
  children,
}: {
  label: string
  isOpen: boolean
  isAdvised: boolean
  children: ReactNode
}) {
  return (
    <details className="case-choice mt-8" open={isOpen || undefined}>
      <summary className={classes('button', 'small', isAdvised ? 'primary' : 'outline')}>{label}</summary>
      {children}
    </details>
  )
}

type StepProps = {
  found: CaseView
  move: 'accept_assessment' | 'ask_for_objection'
  isAdvised: boolean
  label: string
  children: ReactNode
}

function StepForm({ found, move, isAdvised, label, children }: StepProps) {
  const busyWith = useNavigation().formData?.get('move')
  return (
    <Form method="post" action={clientCasePath(found.id)} className="portal-form mt-16" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="version" value={found.version} />
      {children}
      <p>
        <Button size="small" kind={isAdvised ? 'primary' : 'outline'} name="move" value={move} busy={busyWith === move}>
          {label}
        </Button>
      </p>
    </Form>
  )
}
