import { approvePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { CaseView } from '#portal/views.server.ts'
import type { CaseSigner } from './load-case.server.ts'

type Props = { found: CaseView; signers: readonly CaseSigner[] }

export function ApprovalPanel({ found: { id, state, clientApprovedAt, reader }, signers }: Props) {
  if (state !== 'client_approval') return null
  const own = signers.find(({ isYou }) => isYou)
  const other = signers.find(({ isYou }) => !isYou)
  const otherName = other?.name ?? 'The other person'
  const isDone = clientApprovedAt !== null || Boolean(own?.approvedAt)
  const on = own?.approvedAt ?? clientApprovedAt
  return (
    <Panel title={isDone || !own ? 'Your approval' : 'Approve the draft'} important id="approval">
      {isDone && on && (
        <Note kind="done" title={`${own ? 'You approved this draft' : 'This draft was approved'} on ${formatDate(on)}`}>
          {!own
            ? 'We file it next.'
            : clientApprovedAt || !other
              ? 'We file it next. If you have found something after all, ask for changes now.'
              : `${otherName} has still to approve it; we have written to them. Then we file it.`}
        </Note>
      )}
      {!isDone && own && (
        <p className="t16">
          {other?.approvedAt
            ? `${otherName} approved this draft on ${formatDate(other.approvedAt)}. Your approval is still missing.`
            : other
              ? 'Please read the draft. Once you both approve it we file it with the tax office.'
              : 'Please read the draft. Once you approve it we file it with the tax office.'}
        </p>
      )}
      {!own && !isDone && (
        <p className="t16">{reader.ownerName} approves this draft. Your approval is not needed in this case.</p>
      )}
      <p className="mt-16">
        <ButtonLink to={approvePath(id)} kind={isDone || !own ? 'outline' : 'primary'}>
          {isDone || !own ? 'Open the draft' : 'Read and approve'}
        </ButtonLink>
      </p>
    </Panel>
  )
}
