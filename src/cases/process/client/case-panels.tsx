import { Form, Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import type { MessageAnswer } from '#cases/messages/client/message-answer.ts'
import { MessageForm } from '#cases/messages/client/message-form.tsx'
import { MessageList } from '#cases/messages/client/message-list.tsx'
import { approvePath, clientCasePath } from '#cases/process/case-links.ts'
import { extensionInWords } from '#content/procedure/deadline-words.ts'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'
import type { CaseView, MessageView } from '#portal/views.server.ts'
import { cantonName, isCanton } from '#shop/domicile/cantons.ts'
import type { CaseAnswer } from './case-actions.server.ts'
import type { CaseSigner } from './load-case.server.ts'

const approvalCopy = () => t(caseTexts.approvalPanel)

type ApprovalPanelProps = { found: CaseView; signers: readonly CaseSigner[] }

export function ApprovalPanel({ found: { id, state, clientApprovedAt, reader }, signers }: ApprovalPanelProps) {
  if (state !== 'client_approval') return null
  const own = signers.find(({ isYou }) => isYou)
  const other = signers.find(({ isYou }) => !isYou)
  const otherName = other?.name ?? approvalCopy().otherPerson
  const isDone = clientApprovedAt !== null || Boolean(own?.approvedAt)
  const on = own?.approvedAt ?? clientApprovedAt
  return (
    <Panel title={isDone || !own ? approvalCopy().yourApproval : approvalCopy().approveDraft} important id="approval">
      {isDone && on && (
        <Note
          kind="done"
          title={
            own
              ? approvalCopy().youApprovedThisDraftOn(formatLongDate(on))
              : approvalCopy().thisDraftWasApprovedOn(formatLongDate(on))
          }
        >
          {!own
            ? approvalCopy().weWillNowFileIt
            : clientApprovedAt || !other
              ? approvalCopy().weWillNowFileIt2
              : approvalCopy().weHaveEmailedWeWill(otherName)}
        </Note>
      )}
      {!isDone && own && (
        <p className="t16">
          {other?.approvedAt
            ? approvalCopy().approvedThisDraftOnWe(otherName, formatLongDate(other.approvedAt))
            : other
              ? approvalCopy().pleaseReadDraftOnceBoth
              : approvalCopy().pleaseReadDraftOnceYou}
        </p>
      )}
      {!own && !isDone && <p className="t16">{approvalCopy().isOneWhoApprovesThis(reader.ownerName)}</p>}
      <p className="mt-16">
        <ButtonLink to={approvePath(id)} kind={isDone || !own ? 'outline' : 'primary'}>
          {isDone || !own ? approvalCopy().openDraft : approvalCopy().readAndApprove}
        </ButtonLink>
      </p>
    </Panel>
  )
}

const messageCopy = () => t(caseTexts.caseMessages)

type CaseMessagesProps = {
  caseId: string
  messages: Loaded<{ latest: MessageView[]; total: number; unread: number }>
  submissionKey: string
  answer: MessageAnswer | undefined
}

export function CaseMessages({ caseId, messages, submissionKey, answer }: CaseMessagesProps) {
  const unread = messages.ok ? messages.value.unread : 0
  return (
    <Panel
      title={messageCopy().messages}
      id="messages"
      end={unread > 0 && <Tag tone="red">{messageCopy().new(unread)}</Tag>}
    >
      <PanelView panel={messages} what={messageCopy().yourMessages}>
        {({ latest, total }) => (
          <>
            {total === 0 && <p className="soft t16">{messageCopy().youHaveNoMessagesYet}</p>}
            <MessageList messages={latest} />
            {total > latest.length && (
              <ArrowLink to={`/client-portal/messages?case=${caseId}`}>{messageCopy().allMessages(total)}</ArrowLink>
            )}
          </>
        )}
      </PanelView>
      <MessageForm key={caseId} action={clientCasePath(caseId)} submissionKey={submissionKey} answer={answer} />
    </Panel>
  )
}

const extensionCopy = () => t(caseTexts.extensionQuestion)

type ExtensionQuestionProps = {
  /** Filing date that has passed. `canton`: null if unknown, so that the date is only the most common one. */
  overdue: { on: string; canton: string | null }
  answer: CaseAnswer | undefined
}

export function ExtensionQuestion({ overdue: { on, canton }, answer }: ExtensionQuestionProps) {
  const own = answer?.intent === 'extension' ? answer : undefined
  return (
    <Panel title={extensionCopy().dueDoYouHave(formatDate(on))} id="deadline" important>
      <p className="soft t16">
        {canton ? extensionCopy().inCanton(cantonName(canton)) : extensionCopy().inMostCantons}
      </p>
      {canton && isCanton(canton) && (
        <p className="soft t16 mt-8">
          {extensionCopy().howExtended(extensionInWords(canton))}{' '}
          <Link to={`/advanced-tax-tools#deadlines-${canton.toLowerCase()}`}>{extensionCopy().allDeadlines}</Link>
        </p>
      )}
      <Form method="post" className="portal-form mt-16" preventScrollReset>
        <input type="hidden" name="intent" value="extension" />
        <Field
          name="until"
          label={extensionCopy().extendedUntil}
          hint={extensionCopy().dateOnLetter}
          error={own?.sentence}
        >
          <DateInput defaultValue={own?.until} inputMode="numeric" />
        </Field>
        <p className="row">
          <Button name="has" value="yes">
            {extensionCopy().saveExtension}
          </Button>
          <Button kind="outline" name="has" value="no" formNoValidate>
            {extensionCopy().iHaveNone}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}
