import { Form, Link } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { DuplicateReason } from './duplicate-db.server.ts'

const copy = () => t(accountStaffTexts.duplicatePanel)

export type DuplicateView = {
  clientId: string
  mayMerge: boolean
  duplicates: readonly { id: string; name: string; email: string; createdAt: Date; reasons: DuplicateReason[] }[]
  dismissedDuplicates: readonly {
    id: string
    name: string
    reason: string
    createdAt: Date
    createdByName: string | null
  }[]
}

type Props = DuplicateView & { answer: { other: string; text: string; reason: string } | undefined }

export function DuplicatesPanel({ clientId, mayMerge, duplicates, dismissedDuplicates, answer }: Props) {
  if (duplicates.length === 0 && dismissedDuplicates.length === 0 && !mayMerge) return null
  return (
    <Panel
      title={duplicates.length > 0 ? copy().possibleDuplicate : copy().otherAccounts}
      id="alike"
      important={duplicates.length > 0}
    >
      {duplicates.length === 0 && dismissedDuplicates.length === 0 && (
        <p className="soft">{copy().weFoundNoSimilarAccounts}</p>
      )}
      <ul>
        {duplicates.map(({ id, name, email, createdAt, reasons }) => (
          <li key={id} className="office-note">
            <Link to={`/admin/clients/${id}`}>{name}</Link>, {email}
            <br />
            <small className="soft">
              {copy().registered(
                reasons.map((reason) => t(accountStaffTexts.client).duplicates[reason]).join(', '),
                formatDate(createdAt),
              )}
            </small>
            {mayMerge && (
              <p>
                <ArrowLink to={`/admin/clients/${clientId}/merge/${id}`}>
                  {copy().mergeBothAccounts}
                  <span className="visually-hidden">: {name}</span>
                </ArrowLink>
              </p>
            )}
            <details className="ask" open={answer?.other === id}>
              <summary>{copy().theseAreTwoDifferentPeople}</summary>
              <Form method="post" className="admin-form compact" preventScrollReset>
                {answer?.other === id && (
                  <Note kind="bad" live title={copy().nothingWasSaved}>
                    {answer.text}
                  </Note>
                )}
                <input type="hidden" name="other" value={id} />
                <Field name="reason" id={`apart-${id}`} label={copy().howDoYouKnow} required>
                  <TextArea rows={2} maxLength={1000} defaultValue={answer?.other === id ? answer.reason : ''} />
                </Field>
                <div>
                  <Button kind="outline" size="small" name="intent" value="tell-apart">
                    {copy().keepAsTwoClients}
                  </Button>
                </div>
              </Form>
            </details>
          </li>
        ))}
        {dismissedDuplicates.map(({ id, name, reason, createdAt, createdByName }) => (
          <li key={id} className="office-note">
            {copy().notSamePersonAs} <Link to={`/admin/clients/${id}`}>{name}</Link>: {reason}
            <br />
            <small className="soft">
              {createdByName ?? copy().colleague}, {formatDate(createdAt)}
            </small>
          </li>
        ))}
      </ul>
      {mayMerge && (
        <p className="mt-8">
          <ArrowLink to={`/admin/clients/${clientId}/merge`}>{copy().mergeWithAnotherAccount}</ArrowLink>
        </p>
      )}
    </Panel>
  )
}
