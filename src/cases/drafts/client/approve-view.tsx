import type { ApproveAnswer } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { annexPath, clientCasePath } from '#cases/process/case-links.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatAmount, formatDate, formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { ExpectedResult, ResultLines } from '#returns/ui/expected-result.tsx'
import { cantonName } from '#shop/domicile/cantons.ts'
import { ApproveForm } from './approve-form.tsx'
import type { DraftPage } from './load-draft.server.ts'

const copy = () => t(caseTexts.approveView)

export function ApproveView({ page, answer }: { page: DraftPage; answer: ApproveAnswer | undefined }) {
  const { found, draft, mayAct, signers, fileBy } = page
  const open = signers.find(({ approvedAt }) => approvedAt === null)
  const waitsFor = open?.isYou ? copy().waitingForYou : copy().waitingForApprovalBy(open?.name ?? copy().otherPerson)
  return (
    <>
      <AppHeader
        before={<BackLink to={clientCasePath(found.id)}>{found.title}</BackLink>}
        title={titleOf(page)}
        actions={
          mayAct &&
          fileBy && (
            <p className="next-date">
              <span className="soft t14">{copy().fileBy}</span>
              <br />
              <b className="t20">{formatDate(fileBy)}</b>
            </p>
          )
        }
      >
        {mayAct && draft && <Status kind={open ? 'wait' : 'done'}>{open ? waitsFor : copy().approved}</Status>}
        <span className="soft t16">{found.caseNumber}</span>
      </AppHeader>
      {!mayAct && (
        <EmptyState
          title={copy().nothingToApprove}
          text={copy().thereIsNothingForYou}
          illustration="sheets"
          action={
            <ButtonLink to={clientCasePath(found.id)} kind="ink" size="small">
              {copy().openCase}
            </ButtonLink>
          }
        />
      )}
      {mayAct && !draft && (
        <Note kind="warn" title={copy().yourDraftIsNotReady}>
          {copy().weWillEmailYouWhen}
        </Note>
      )}
      {mayAct && draft && page.missingSigner && (
        <Note
          kind="warn"
          title={t(caseTexts.missingSigner).title}
          action={
            <ButtonLink to="/client-portal/profile/household" kind="outline" size="small">
              {t(caseTexts.missingSigner).household}
            </ButtonLink>
          }
        >
          {t(caseTexts.missingSigner).client[page.missingSigner.status]}
        </Note>
      )}
      {mayAct && draft && (
        <div className="approve mt-32">
          <div className="panel-stack approve-facts">
            {page.result && (
              <div>
                <ExpectedResult shown={page.result} />
                {page.result.known && <ResultLines known={page.result.known} />}
              </div>
            )}
            {page.notes.length > 0 && <Notes notes={page.notes} />}
            <Panel title={copy().draft(draft.number)} important>
              <FactList dense amounts facts={factsOf(page)} />
              {draft.annexHash && (
                <p className="mt-16">
                  <a className="alone" href={annexPath(clientCasePath(found.id))}>
                    {copy().summaryOfYourExpectedTax}
                  </a>
                  <span className="soft t14"> {copy().youApproveItTogetherWith}</span>
                </p>
              )}
            </Panel>
          </div>
          <div className="approve-file">
            <FileView key={draft.id} file={fileOf(draft)} />
          </div>
          <div className="panel-stack approve-act">
            <ApproveForm page={page} draft={draft} answer={answer} />
            <Panel title={copy().whatHappensNext}>
              <ol className="steps-plain t16 mt-8">
                {open && <li>{signers.length > 1 ? copy().bothApprove : copy().youApprove}</li>}
                <li>{fileBy ? copy().weFileBy(formatLongDate(fileBy)) : copy().weFile}</li>
                <li>{copy().theTaxOfficeAssesses}</li>
              </ol>
            </Panel>
          </div>
          <div className="approve-proof">
            <Evidence sha256={draft.sha256} annexHash={draft.annexHash} signers={signers} caseId={found.id} />
          </div>
        </div>
      )}
    </>
  )
}

function Notes({ notes }: { notes: DraftPage['notes'] }) {
  const { codes, persons } = t(returnTexts.figure)
  return (
    <Panel title={copy().notesOfYourAdviser}>
      <ul>
        {notes.map(({ lineId, code, person, label, amountCents, note, byName }) => (
          <li key={lineId} className="mt-16">
            <p className="row between t16">
              <b>{[codes[code], label, person !== 'client' && persons[person]].filter(Boolean).join(', ')}</b>
              {amountCents !== null && <b className="numbers">{formatAmount(amountCents)}</b>}
            </p>
            <p className="t16">{note}</p>
            {byName && <p className="soft t14">{byName}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function titleOf({ found, mayAct, draft, signers }: DraftPage) {
  const isReturn = found.type === t(caseTexts.cases).caseTypes.tax_return
  const isRequested = mayAct && draft !== null && signers.some(({ isYou, approvedAt }) => isYou && !approvedAt)
  return isRequested ? copy().readAndApproveYour(isReturn) : copy().approvalOfYour(isReturn)
}

function fileOf({ originalFilename: name, mediaType, path: src }: NonNullable<DraftPage['draft']>) {
  return { name, mediaType, src, download: `${src}/download` }
}

function factsOf({ found, draft }: DraftPage) {
  return [
    { term: copy().service, value: found.title },
    { term: copy().taxYear, value: found.taxYear },
    ...(found.canton ? [{ term: copy().canton, value: cantonName(found.canton) }] : []),
    ...(found.adviserName ? [{ term: copy().adviser, value: found.adviserName }] : []),
    ...(draft ? [{ term: copy().draftDated, value: formatDate(draft.createdAt) }] : []),
  ]
}

type Props = { sha256: string; annexHash: string | null; signers: DraftPage['signers']; caseId: string }

function Evidence({ sha256, annexHash, signers, caseId }: Props) {
  return (
    <Panel title={copy().yourRecord}>
      {signers.map(
        ({ approvalId, name }) =>
          approvalId && (
            <p key={approvalId} className="mt-16">
              <a href={`${clientCasePath(caseId)}/approvals/${approvalId}`} download>
                {copy().downloadApprovalCertificate(name ?? copy().otherPerson)}
              </a>
            </p>
          ),
      )}
      <details className="older">
        <summary>{copy().detailsOfYourApproval}</summary>
        <p className="soft t14">{copy().yourApprovalAppliesOnlyTo}</p>
        <Fingerprint label={copy().fingerprintOfDraftSha256} hash={sha256} />
        {annexHash && <Fingerprint label={copy().fingerprintOfTaxSummarySha} hash={annexHash} />}
      </details>
    </Panel>
  )
}

function Fingerprint({ label, hash }: { label: string; hash: string }) {
  return (
    <p className="t14 mt-16">
      <span className="soft">{label}</span>
      <br />
      <code className="fingerprint">{hash.replace(/.{4}(?=.)/g, '$& ')}</code>
    </p>
  )
}
