import { caseTexts } from '#cases/locales/en.ts'
import { approvePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseView } from '#portal/views.server.ts'
import type { CaseSigner } from './load-case.server.ts'

const copy = () => t(caseTexts).approvalPanel

type Props = { found: CaseView; signers: readonly CaseSigner[] }

export function ApprovalPanel({ found: { id, state, clientApprovedAt, reader }, signers }: Props) {
  if (state !== 'client_approval') return null
  const own = signers.find(({ isYou }) => isYou)
  const other = signers.find(({ isYou }) => !isYou)
  const otherName = other?.name ?? copy().theOtherPerson
  const isDone = clientApprovedAt !== null || Boolean(own?.approvedAt)
  const on = own?.approvedAt ?? clientApprovedAt
  return (
    <Panel title={isDone || !own ? copy().yourApproval : copy().approveTheDraft} important id="approval">
      {isDone && on && (
        <Note
          kind="done"
          title={
            own ? copy().youApprovedThisDraft(formatLongDate(on)) : copy().thisDraftWasApproved(formatLongDate(on))
          }
        >
          {!own
            ? copy().weFileItNext
            : clientApprovedAt || !other
              ? copy().weFileItNextIf
              : copy().hasStillToApproveIt(otherName)}
        </Note>
      )}
      {!isDone && own && (
        <p className="t16">
          {other?.approvedAt
            ? copy().approvedThisDraftOnYour(otherName, formatLongDate(other.approvedAt))
            : other
              ? copy().pleaseReadTheDraftOnce
              : copy().pleaseReadTheDraftOnce2}
        </p>
      )}
      {!own && !isDone && <p className="t16">{copy().approvesThisDraftYourApproval(reader.ownerName)}</p>}
      <p className="mt-16">
        <ButtonLink to={approvePath(id)} kind={isDone || !own ? 'outline' : 'primary'}>
          {isDone || !own ? copy().openTheDraft : copy().readAndApprove}
        </ButtonLink>
      </p>
    </Panel>
  )
}
