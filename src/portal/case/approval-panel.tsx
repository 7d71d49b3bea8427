import { approvePath } from '#cases/case-links.ts'
import { Panel } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/note.tsx'
import { formatDate } from '#platform/format.ts'
import type { CaseView } from '#portal/views.server.ts'

/** The draft waits for its client: the way to read it, and approve it or say what to change. */
export function ApprovalPanel({ found: { id, state, clientApprovedAt } }: { found: CaseView }) {
  if (state !== 'client_approval') return null
  return (
    <Panel title={clientApprovedAt ? 'Your approval' : 'Approve the draft'} important id="approval">
      {clientApprovedAt ? (
        <Note kind="done" title={`You approved this draft on ${formatDate(clientApprovedAt)}`}>
          We file it next. If you have found something after all, ask for changes now.
        </Note>
      ) : (
        <p className="t16">Please read the draft. Once you approve it we file it with the tax office.</p>
      )}
      <p className="mt-16">
        <ButtonLink to={approvePath(id)} kind={clientApprovedAt ? 'outline' : 'primary'}>
          {clientApprovedAt ? 'Open the draft' : 'Read and approve'}
        </ButtonLink>
      </p>
    </Panel>
  )
}
