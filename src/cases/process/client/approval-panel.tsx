import * as caseTexts from '#cases/locales/en.ts'
import { approvePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseView } from '#portal/views.server.ts'
import type { CaseSigner } from './load-case.server.ts'

const copy = () => t(caseTexts.approvalPanel)

type Props = { found: CaseView; signers: readonly CaseSigner[] }

export function ApprovalPanel({ found: { id, state, clientApprovedAt, reader }, signers }: Props) {
  if (state !== 'client_approval') return null
  const own = signers.find(({ isYou }) => isYou)
  const other = signers.find(({ isYou }) => !isYou)
  const otherName = other?.name ?? copy().otherPerson
  const isDone = clientApprovedAt !== null || Boolean(own?.approvedAt)
  const on = own?.approvedAt ?? clientApprovedAt
  return (
    <Panel title={isDone || !own ? copy().yourApproval : copy().approveDraft} important id="approval">
      {isDone && on && (
        <Note
          kind="done"
          title={
            own ? copy().youApprovedThisDraftOn(formatLongDate(on)) : copy().thisDraftWasApprovedOn(formatLongDate(on))
          }
        >
          {!own
            ? copy().weWillNowFileIt
            : clientApprovedAt || !other
              ? copy().weWillNowFileIt2
              : copy().weHaveEmailedWeWill(otherName)}
        </Note>
      )}
      {!isDone && own && (
        <p className="t16">
          {other?.approvedAt
            ? copy().approvedThisDraftOnWe(otherName, formatLongDate(other.approvedAt))
            : other
              ? copy().pleaseReadDraftOnceBoth
              : copy().pleaseReadDraftOnceYou}
        </p>
      )}
      {!own && !isDone && <p className="t16">{copy().isOneWhoApprovesThis(reader.ownerName)}</p>}
      <p className="mt-16">
        <ButtonLink to={approvePath(id)} kind={isDone || !own ? 'outline' : 'primary'}>
          {isDone || !own ? copy().openDraft : copy().readAndApprove}
        </ButtonLink>
      </p>
    </Panel>
  )
}
