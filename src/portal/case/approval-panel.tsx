import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { clientCasePath } from '#cases/case-links.ts'
import type { CaseMove } from '#cases/case-states.ts'
import { Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Note } from '#design/note.tsx'
import { formatDate } from '#platform/format.ts'
import type { CaseView } from '#portal/views.server.ts'
import type { MoveAnswer } from './case-answers.ts'

type Props = { found: CaseView; moves: readonly CaseMove[]; answer: MoveAnswer | undefined }

/** The draft waits for its client: approve it, or say what to change. */
export function ApprovalPanel({ found, moves, answer }: Props) {
  const navigation = useNavigation()
  const busyWith = navigation.formData?.get('move')
  const { state, clientApprovedAt, version } = found
  if (state !== 'client_approval' || !moves.includes('approve')) return null
  const own = answer?.move === 'withdraw' ? undefined : answer
  const inField = own?.move === 'request_changes'
  return (
    <Panel title={clientApprovedAt ? 'Your approval' : 'Approve the draft'} important id="approval">
      {clientApprovedAt ? (
        <Note kind="done" title={`You approved this draft on ${formatDate(clientApprovedAt)}`}>
          We file it next. If you have found something after all, ask for changes now.
        </Note>
      ) : (
        <p className="t16">
          Please read the draft among your documents. Once you approve it we file it with the tax office.
        </p>
      )}
      {own && !inField && (
        <div className="mt-16">
          <Note kind="bad" title="Not carried out" live>
            {own.sentence}
          </Note>
        </div>
      )}
      {!clientApprovedAt && (
        <Form method="post" action={clientCasePath(found.id)} className="mt-16" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="version" value={version} />
          <Button kind="primary" name="move" value="approve" icon="check" busy={busyWith === 'approve'}>
            Approve the draft
          </Button>
        </Form>
      )}
      <details className="older" open={inField || undefined}>
        <summary>Ask for changes</summary>
        <Form method="post" action={clientCasePath(found.id)} className="portal-form" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="version" value={version} />
          <Field
            name="reason"
            id="changes-reason"
            label="What should we change?"
            error={inField ? own?.sentence : undefined}
            required
          >
            <DraftArea
              draft="changes"
              sentAs="changes-asked"
              rows={4}
              maxLength={1000}
              defaultValue={inField ? own?.reason : undefined}
            />
          </Field>
          <p>
            <Button size="small" name="move" value="request_changes" busy={busyWith === 'request_changes'}>
              Ask for changes
            </Button>
          </p>
        </Form>
      </details>
    </Panel>
  )
}
