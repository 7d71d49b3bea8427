import { data, redirect } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { type ApproveAnswer, readRemarks, remarksText } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { approvePath, clientCasePath } from '#cases/process/case-links.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { termsToAccept } from '#cases/terms/terms.server.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import type { MoveRefusal } from '#portal/locales/en.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/approve-page'
import { ApproveView } from './approve-view.tsx'
import { loadDraft } from './load-draft.server.ts'

const copy = () => t(caseTexts.approvePage)

const replaced: readonly string[] = ['draft-replaced', 'annex-replaced']

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().approve(loaderData.found.caseNumber) : copy().approveShort, matches)

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadDraft(context, actorOf({ request, context }), params.caseId)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return handleDraftAction(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const move = form.get('move') === 'approve' ? 'approve' : 'request_changes'
  const hasConsented = form.has('consent')
  return unlessOffline(serverAction, (): ApproveAnswer => {
    return { move, sentence: offlineText, hasConsented, remarks: readRemarks(form).entered }
  })
}

export default function ApprovePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApproveView page={loaderData} answer={actionData} />
}

/** The form contains the draft's hash, so that only the draft that was shown can be approved. */
async function handleDraftAction(services: Services, request: Request, actor: Actor, caseId: string) {
  const form = await readForm(request)
  const move = form.get('move')
  if (move !== 'approve' && move !== 'request_changes') throw data(null, { status: 422 })
  const read = readRemarks(form)
  const consent = String(form.get('consent') ?? '')
  const entered = { move, hasConsented: consent !== '', remarks: read.entered } as const
  if (move === 'request_changes' && !read.ok) {
    const sentence = t(portalTexts.portal).remarks[read.reason]
    return data<ApproveAnswer>({ ...entered, sentence, remark: read.at }, { status: 422 })
  }
  const terms = move === 'approve' ? await termsToAccept(services, actor.person.id, approvePath(caseId)) : null
  if (terms && !(await findCaseOf(services.db, actor.person.id, caseId))) throw notFound()
  if (terms) throw redirect(terms, { status: 303 })
  const reason = read.ok ? remarksText(read.remarks) : ''
  const draftHash = String(form.get('draft') ?? '')
  const annexHash = String(form.get('annex') ?? '')
  const outcome = await moveCase(services, { caseId, move, actor, facts: { reason, draftHash, annexHash, consent } })
  if (outcome.ok && move === 'approve') throw redirect(withFlash(approvePath(caseId), 'approved'), { status: 303 })
  if (outcome.ok) throw redirect(withFlash(clientCasePath(caseId), 'changes-asked'), { status: 303 })
  if (outcome.reason === 'unknown-case') throw notFound()
  const sentence = explain<MoveRefusal>(t(portalTexts.portal).moves, outcome)
  const isStale = outcome.reason !== 'guard' || replaced.includes(outcome.error.code)
  return data<ApproveAnswer>({ ...entered, sentence }, { status: isStale ? 409 : 422 })
}
