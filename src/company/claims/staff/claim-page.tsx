import { data, Form, useNavigation } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Checkbox, Segmented } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { FileInput, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/claim-page'
import { claimBadge } from './claim-list.tsx'
import { type ClaimView, listClaims } from './list-claims.server.ts'
import { receiveEvidence, type SaveEvidenceOutcome, saveClaimEvidence } from './save-evidence.server.ts'

const copy = () => t(companyStaffTexts.claimPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().claim)

async function findClaim(services: Parameters<typeof listClaims>[0], id: string) {
  const claim = (await listClaims(services)).rows.find((row) => row.id === id)
  if (!claim) throw notFound()
  return claim
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'settings.write')
  return { claim: await findClaim(services, params.claimId) }
}

/** The request body is streamed, because the form may contain an uploaded file. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const { id: claimId } = await findClaim(services, params.claimId)
  const { submitted, file, error } = await receiveEvidence(services, request)
  if (error) {
    const fields = { evidence: t(companyStaffTexts.claim).files[error] }
    return data({ submitted, fields, text: null }, { status: error === 'not-stored' ? 503 : 422 })
  }
  const version = Number(submitted.version)
  const outcome = await saveClaimEvidence(services, { claimId, actor, version, submitted, file })
  if (outcome.ok) throw doneAt('/admin/claims', 'claim')
  return answerTo(outcome, submitted)
}

function answerTo(outcome: Exclude<SaveEvidenceOutcome, { ok: true }>, submitted: Record<string, string>) {
  const { fields: words, refused } = t(companyStaffTexts.claim)
  if (outcome.reason !== 'invalid') {
    const status = outcome.reason === 'conflict' ? 409 : 403
    return data({ submitted, fields: {}, text: refused[outcome.reason] }, { status })
  }
  const fields = Object.fromEntries(Object.entries(outcome.errors).map(([name, error]) => [name, words[error]]))
  return data({ submitted, fields, text: null }, { status: 422 })
}

export default function ClaimPage({ loaderData: { claim }, actionData }: Route.ComponentProps) {
  const { kind, label } = claimBadge(claim)
  return (
    <>
      <AppHeader
        title={`${claim.value} ${claim.text}`}
        before={<BackLink to="/admin/claims">{copy().claims}</BackLink>}
      />
      <div className="panel-stack mt-32">
        <Panel title={copy().onSite}>
          <FactList
            facts={[
              { term: copy().status, value: <Status kind={kind}>{label}</Status> },
              { term: copy().firstPublished, value: claim.source },
              { term: copy().lastDay, value: formatDate(claim.validUntil) },
            ]}
          />
        </Panel>
        <EvidenceForm claim={claim} answer={actionData} />
      </div>
    </>
  )
}

type Answer = { submitted: Record<string, string>; fields: FieldErrors; text: string | null }

type Props = { claim: ClaimView; answer: Answer | undefined }

function EvidenceForm({ claim: { id, proven, evidence }, answer }: Props) {
  const { submitted = {}, fields = {}, text = null } = answer ?? {}
  const isSending = useNavigation().state === 'submitting'
  const state = (evidence ? evidence.isProven : proven) ? 'proven' : 'unproven'
  return (
    <Panel title={copy().evidence}>
      <Form
        method="post"
        encType="multipart/form-data"
        className="admin-form mt-8"
        noValidate
        key={evidence?.version ?? 0}
      >
        <input type="hidden" name="version" value={evidence?.version ?? 0} />
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live>
            {text}
          </Note>
        )}
        {evidence?.isInfected && <Note kind="bad">{copy().virusWasFoundInThis}</Note>}
        {evidence && !evidence.isAtHand && !evidence.isInfected && evidence.fileName && (
          <Note kind="info">{copy().weAreScanningFileFor}</Note>
        )}
        <FieldGroup name="state" label={copy().status} hint={copy().provenClaimBecomesUnprovenAgain}>
          <Segmented
            defaultValue={submitted.state ?? state}
            options={[
              { value: 'proven', label: copy().proven },
              { value: 'unproven', label: copy().unproven },
            ]}
          />
        </FieldGroup>
        {evidence?.fileName && (
          <div>
            <p className="t16">
              {copy().currentFile} <a href={`/admin/claims/${id}/evidence`}>{evidence.fileName}</a>
            </p>
            <Checkbox name="dropFile" value="yes" label={copy().removeThisFile} />
          </div>
        )}
        <Field
          name="evidence"
          label={evidence?.fileName ? copy().replaceThisFile : copy().file}
          hint={copy().pdfOrImageUpTo}
          error={fields.evidence}
          optional
        >
          <FileInput accept=".pdf,.jpg,.jpeg,.png,.heic" />
        </Field>
        <Field name="address" label={copy().orItsWebAddress} error={fields.address} optional>
          <TextInput type="url" autoComplete="off" defaultValue={submitted.address ?? evidence?.address ?? ''} />
        </Field>
        <Field name="datedOn" label={copy().dateOfEvidence} error={fields.datedOn}>
          <DateInput defaultValue={submitted.datedOn ?? evidence?.datedOn ?? ''} />
        </Field>
        <Field name="validUntil" label={copy().validUntil} error={fields.validUntil}>
          <DateInput defaultValue={submitted.validUntil ?? evidence?.validUntil ?? ''} />
        </Field>
        <Field name="statedBy" label={copy().source} error={fields.statedBy}>
          <TextInput autoComplete="off" maxLength={200} defaultValue={submitted.statedBy ?? evidence?.statedBy ?? ''} />
        </Field>
        <div>
          <Button kind="primary" size="small" busy={isSending}>
            {copy().saveEvidence}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
