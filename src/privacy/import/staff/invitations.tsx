import { Form } from 'react-router'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import type { ImportView } from './view-import.server.ts'

const copy = () => t(texts.importPage)

/** The invitations of an import are a step of their own, with a preview. */
export function Invitations({ view: { toInvite, invited }, reader }: { view: ImportView; reader: string }) {
  const [first] = toInvite.first
  return (
    <section className="mt-24">
      <div className="import-list-head">
        <h3>{copy().invitations}</h3>
      </div>
      {invited.requested > 0 && (
        <p className="t16" role="status">
          {copy().invited(invited.sent, invited.requested)}
        </p>
      )}
      {first ? (
        <>
          <p className="soft t16">{copy().invitationsHint(toInvite.count)}</p>
          <details className="ask">
            <summary>{copy().previewEmail}</summary>
            <Preview name={first.name} by={reader} />
            <p className="soft t14 mt-8">
              {copy().first}: {toInvite.first.map(({ name, email }) => `${name} (${email})`).join(', ')}
            </p>
          </details>
          <Form method="post" className="mt-8" preventScrollReset>
            <Button kind="outline" size="small" icon="mail" name="intent" value="invite">
              {copy().sendInvitations(toInvite.count)}
            </Button>
          </Form>
        </>
      ) : (
        invited.requested === 0 && <p className="soft t16">{copy().allInvited}</p>
      )}
    </section>
  )
}

function Preview(to: { name: string; by: string }) {
  const { subject, parts } = t(accountEmailTexts.accounts).invitationByFirm(to)
  const lines = parts.flatMap((part) => {
    if (typeof part === 'string') return part
    return 'button' in part ? `[ ${part.button} ]` : 'note' in part ? part.note : []
  })
  return (
    <div className="import-preview">
      <b>{subject}</b>
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  )
}
