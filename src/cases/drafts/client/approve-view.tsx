import { cantonName } from '#cases/planning/due-date.ts'
import { annexPath, clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate } from '#platform/format.ts'
import type { ApproveAnswer } from './approve-answer.ts'
import { ApproveForm } from './approve-form.tsx'
import type { DraftPage } from './load-draft.server.ts'

export function ApproveView({ page, answer }: { page: DraftPage; answer: ApproveAnswer | undefined }) {
  const { found, draft, mayAct, signers } = page
  const open = signers.find(({ approvedAt }) => approvedAt === null)
  const waitsFor = `Waiting for ${open?.isYou ? 'you' : (open?.name ?? 'the other person')}`
  return (
    <>
      <AppHeader
        before={<BackLink to={clientCasePath(found.id)}>{found.title}</BackLink>}
        title={titleOf(page)}
        actions={
          mayAct &&
          found.dueOn && (
            <p className="next-date">
              <span className="soft t14">Filing date</span>
              <br />
              <b className="t20">{formatDate(found.dueOn)}</b>
            </p>
          )
        }
      >
        {mayAct && draft && <Status kind={open ? 'wait' : 'done'}>{open ? waitsFor : 'Approved'}</Status>}
        <span className="soft t16">{found.caseNumber}</span>
      </AppHeader>
      {!mayAct && (
        <EmptyState
          title="Nothing to approve"
          text="There is nothing for you to approve in this case at the moment."
          illustration="sheets"
          action={
            <ButtonLink to={clientCasePath(found.id)} kind="ink" size="small">
              Open the case
            </ButtonLink>
          }
        />
      )}
      {mayAct && !draft && (
        <Note kind="warn" title="The draft is not here yet">
          Your adviser puts it into this case and writes to you. Then you can read and approve it here.
        </Note>
      )}
      {mayAct && draft && (
        <div className="approve mt-32">
          <div className="panel-stack approve-facts">
            <Panel title={`Draft ${draft.number}`} important>
              <FactList dense amounts facts={factsOf(page)} />
              {draft.annexHash && (
                <p className="mt-16">
                  <a className="alone" href={annexPath(clientCasePath(found.id))}>
                    Summary of the expected tax (PDF)
                  </a>
                  <span className="soft t14"> You approve it with the draft.</span>
                </p>
              )}
            </Panel>
          </div>
          <div className="approve-file">
            <FileView key={draft.id} file={fileOf(draft)} />
          </div>
          <div className="panel-stack approve-act">
            <ApproveForm page={page} draft={draft} answer={answer} />
          </div>
          <div className="approve-proof">
            <Evidence sha256={draft.sha256} annexHash={draft.annexHash} signers={signers} caseId={found.id} />
          </div>
        </div>
      )}
    </>
  )
}

function titleOf({ found, mayAct, draft, signers }: DraftPage) {
  const what = found.type === 'Tax return' ? 'your return' : 'your draft'
  const isRequested = mayAct && draft !== null && signers.some(({ isYou, approvedAt }) => isYou && !approvedAt)
  return isRequested ? `Read and approve ${what}` : `Approval of ${what}`
}

function fileOf({ originalFilename: name, mediaType, path: src }: NonNullable<DraftPage['draft']>) {
  return { name, mediaType, src, download: `${src}/download` }
}

function factsOf({ found, draft }: DraftPage) {
  return [
    { term: 'Service', value: found.title },
    { term: 'Tax year', value: found.taxYear },
    ...(found.canton ? [{ term: 'Canton', value: cantonName(found.canton) }] : []),
    ...(found.adviserName ? [{ term: 'Adviser', value: found.adviserName }] : []),
    ...(draft ? [{ term: 'Draft of', value: formatDate(draft.createdAt) }] : []),
  ]
}

type Props = { sha256: string; annexHash: string | null; signers: DraftPage['signers']; caseId: string }

function Evidence({ sha256, annexHash, signers, caseId }: Props) {
  return (
    <Panel title="Proof of approval">
      <p className="soft t14">
        Your approval belongs to this one file. We keep its fingerprint, your consent, your name, the time and the
        address that you approved from. If one character of the file changes, the fingerprint changes, and you are asked
        again.
      </p>
      <p className="t14 mt-16">
        <span className="soft">SHA-256</span>
        <br />
        <code className="fingerprint">{sha256.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      {annexHash && (
        <p className="t14 mt-16">
          <span className="soft">SHA-256 of the summary of the tax</span>
          <br />
          <code className="fingerprint">{annexHash.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      )}
      {signers.map(
        ({ approvalId, name }) =>
          approvalId && (
            <p key={approvalId} className="mt-16">
              <a href={`${clientCasePath(caseId)}/approvals/${approvalId}`} download>
                Download the certificate of {name ?? 'the other person'}
              </a>
            </p>
          ),
      )}
    </Panel>
  )
}
