import { Form, Link } from 'react-router'
import type { BookingFormView } from '#appointments/staff/view-booking.server.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { topicLabel } from '#site/contact/lead.ts'
import { ReplyForm } from '#site/correspondence/staff/answer-forms.tsx'
import { AnswerTime, Conversation } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { leadStateBadge } from './enquiry-errors.ts'
import type { EnquiryView } from './load-enquiry.server.ts'
import { PathForm } from './path-form.tsx'

const copy = () => t(siteStaffTexts.contactPage)

export type EnquiryAnswer = {
  text: string | null
  values: Record<string, string>
  errors?: FieldErrors
  preview?: { to: string; subject: string; text: string } | null
  booking?: BookingFormView
  attached?: { filename: string; ticket: string }[]
}

type Props = { view: EnquiryView; answer: EnquiryAnswer | undefined }

export function EnquiryPage({ view, answer }: Props) {
  const { lead, messages, moves, mayWrite } = view
  const isPath = answer?.booking !== undefined
  const isReply = answer?.values.intent === 'reply'
  return (
    <>
      <AppHeader
        title={lead.name}
        before={<BackLink to="/admin/contacts">{copy().enquiries}</BackLink>}
        actions={moves.map((move) => (
          <Form method="post" key={move} preventScrollReset>
            <Button name="move" value={move} kind={move === 'spam' ? 'quiet' : 'outline'} size="small">
              {move === 'take' && lead.assigneeName ? copy().takeOver : t(siteStaffTexts.lead).moves[move]}
            </Button>
          </Form>
        ))}
      >
        <span className="soft">{copy().number(lead.number)}</span>
        <Status kind={leadStateBadge(lead.state).kind}>{leadStateBadge(lead.state).label}</Status>
        {view.answer && (
          <span className="t14">
            {copy().answerBy} <AnswerTime answer={view.answer} />
          </span>
        )}
      </AppHeader>
      {answer?.text && !isPath && !isReply && (
        <Note kind="bad" live>
          {answer.text}
        </Note>
      )}
      <div className="enquiry-said">
        <Panel title={lead.subject ?? topicLabel(lead.topic)}>
          <Conversation
            name={lead.name}
            first={{ side: copy().wroteToUs, at: lead.createdAt, body: lead.message }}
            messages={messages}
            filenames={view.filenames}
          />
          {mayWrite && (
            <ReplyForm
              key={messages.at(-1)?.id}
              submissionKey={view.key}
              error={isReply ? { text: answer?.text ?? '', values: answer?.values ?? {} } : undefined}
              sentAs="enquiry-reply"
              waits={copy().enquiryWillThenBeListed}
            />
          )}
        </Panel>
        <Panel title={copy().aboutThisEnquiry}>
          <Facts view={view} />
        </Panel>
      </div>
      {mayWrite && <PathForm key={messages.at(-1)?.id ?? 'first'} view={view} answer={isPath ? answer : undefined} />}
    </>
  )
}

function Facts({ view: { lead } }: { view: EnquiryView }) {
  return (
    <FactList
      dense
      facts={[
        { term: copy().from, value: lead.name },
        { term: copy().email, value: lead.email },
        { term: copy().taxSituation, value: topicLabel(lead.topic) },
        { term: copy().received, value: formatDateTime(lead.createdAt) },
        { term: copy().adviser, value: lead.assigneeName ?? copy().notAssignedYet },
        ...(lead.scenario
          ? [{ term: copy().calculation, value: <Link to={lead.scenario}>{copy().openCalculation}</Link> }]
          : []),
      ]}
    />
  )
}
