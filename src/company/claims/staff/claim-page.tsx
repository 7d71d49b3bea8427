import { data } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { FactList } from '#design/facts.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/claim-page'
import { EvidenceForm } from './evidence-form-view.tsx'
import { listClaims } from './list-claims.server.ts'
import { receiveEvidence } from './receive-evidence.server.ts'
import { type SaveEvidenceOutcome, saveClaimEvidence } from './save-evidence.server.ts'
import { claimBadge, claimWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Claim')

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
    const fields = { evidence: claimWords().files[error] }
    return data({ submitted, fields, text: null }, { status: error === 'not-stored' ? 503 : 422 })
  }
  const version = Number(submitted.version)
  const outcome = await saveClaimEvidence(services, { claimId, actor, version, submitted, file })
  if (outcome.ok) throw doneAt('/admin/claims', 'claim')
  return answerTo(outcome, submitted)
}

function answerTo(outcome: Exclude<SaveEvidenceOutcome, { ok: true }>, submitted: Record<string, string>) {
  const { fields: words, refused } = claimWords()
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
      <AppHeader title={`${claim.value} ${claim.text}`} before={<BackLink to="/admin/claims">Claims</BackLink>} />
      <div className="panel-stack mt-32">
        <Panel title="On the site">
          <FactList
            facts={[
              { term: 'State', value: <Status kind={kind}>{label}</Status> },
              { term: 'First said', value: claim.source },
              { term: 'May be said until', value: formatDate(claim.validUntil) },
            ]}
          />
        </Panel>
        <EvidenceForm claim={claim} answer={actionData} />
      </div>
    </>
  )
}
