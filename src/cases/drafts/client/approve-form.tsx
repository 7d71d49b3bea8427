import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { type ApproveAnswer, maxRemarkLength, maxRemarks } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import type { DraftPage } from './load-draft.server.ts'

const changesFormCopy = () => t(caseTexts.changesForm)

const copy = () => t(caseTexts.approveForm)

type Props = { page: DraftPage; draft: NonNullable<DraftPage['draft']>; answer: ApproveAnswer | undefined }

export function ApproveForm({ page, draft, answer }: Props) {
  const { signers, consentText } = page
  const busyWith = useNavigation().formData?.get('move')
  const own = signers.find(({ isYou }) => isYou)
  const other = signers.find(({ isYou }) => !isYou)
  const refused = answer?.move === 'approve' ? answer : undefined
  return (
    <Panel
      title={signers.length > 1 ? copy().bothOfYouApprove : own ? copy().yourApproval : copy().approval}
      id="approval"
    >
      <ul>
        {signers.map(({ name, isYou, approvedAt }) => (
          <li key={String(isYou) + name} className="signer">
            <Monogram initials={initialsOf(name ?? '')} soft />
            <div>
              <p className="row between">
                <b>{[name ?? copy().otherPerson, isYou && copy().you].filter(Boolean).join(', ')}</b>
                <Status kind={approvedAt ? 'done' : 'wait'}>
                  {approvedAt ? copy().approved : copy().notYetApproved}
                </Status>
              </p>
              {approvedAt && <p className="soft t14">{copy().draft(draft.number, formatDateTime(approvedAt))}</p>}
            </div>
          </li>
        ))}
      </ul>
      {!draft.isScanned && <Note kind="info" title={copy().weAreStillCheckingThis} />}
      {own && !own.approvedAt && (
        <Form method="post" className="mt-24" preventScrollReset>
          <input type="hidden" name="draft" value={draft.sha256} />
          {draft.annexHash && <input type="hidden" name="annex" value={draft.annexHash} />}
          {refused && (
            <div className="mb-16">
              <Note kind="bad" title={copy().draftNotApproved} live>
                {refused.sentence}
              </Note>
            </div>
          )}
          <div className="consent">
            <Checkbox
              key={`${draft.id} ${draft.annexHash}`}
              id="consent"
              name="consent"
              value="yes"
              required
              label={`“${consentText}”`}
            />
          </div>
          <p className="mt-16">
            <Button kind="primary" full name="move" value="approve" busy={busyWith === 'approve'}>
              {copy().approveDraft(draft.number)}
            </Button>
          </p>
        </Form>
      )}
      {own?.approvedAt && (
        <p className="soft t14 mt-16">
          {signers.every(({ approvedAt }) => approvedAt)
            ? copy().weWillNowFileIt
            : copy().weHaveEmailedWeWill(other?.name ?? copy().theOtherSigner)}
        </p>
      )}
      {!own && <p className="soft t14 mt-16">{copy().isOneWhoApprovesThis(page.found.reader.ownerName)}</p>}
      {own && <ChangesForm draft={draft} answer={answer} />}
    </Panel>
  )
}

type ChangesFormProps = { draft: { id: string; sha256: string }; answer: ApproveAnswer | undefined }

function ChangesForm({ draft, answer }: ChangesFormProps) {
  const busyWith = useNavigation().formData?.get('move')
  const own = answer?.move === 'request_changes' ? answer : undefined
  const more = Array.from({ length: maxRemarks - 1 }, (_, at) => at + 1)
  const isMoreOpen = more.some((at) => own?.remarks[at]?.text || own?.remarks[at]?.page)
  return (
    <details className="older mt-16" id="changes" open={own ? true : undefined}>
      <summary>{changesFormCopy().requestChanges}</summary>
      <Form method="post" className="portal-form" preventScrollReset>
        <input type="hidden" name="draft" value={draft.sha256} />
        {own && own.remark === undefined && (
          <Note kind="bad" title={changesFormCopy().changesNotRequested} live>
            {own.sentence}
          </Note>
        )}
        <RemarkFields at={0} answer={own} />
        <details className="older" open={isMoreOpen || undefined}>
          <summary>{changesFormCopy().addAnotherComment}</summary>
          <div className="portal-form">
            {more.map((at) => (
              <RemarkFields key={at} at={at} answer={own} />
            ))}
          </div>
        </details>
        <p>
          <Button size="small" name="move" value="request_changes" busy={busyWith === 'request_changes'}>
            {changesFormCopy().sendComments}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function RemarkFields({ at, answer }: { at: number; answer: ApproveAnswer | undefined }) {
  const entered = answer?.remarks[at]
  return (
    <div className="remark">
      <Field name={`page-${at}`} label={changesFormCopy().page} optional>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={4} defaultValue={entered?.page} />
      </Field>
      <Field
        name={`remark-${at}`}
        label={at === 0 ? changesFormCopy().whatShouldWeChange : changesFormCopy().comment(at + 1)}
        error={answer?.remark === at ? answer.sentence : undefined}
        required={at === 0}
      >
        <DraftArea
          draft={`remark-${at}`}
          sentAs="changes-asked"
          rows={3}
          maxLength={maxRemarkLength}
          defaultValue={entered?.text}
        />
      </Field>
    </div>
  )
}
