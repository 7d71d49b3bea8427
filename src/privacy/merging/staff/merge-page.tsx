import { data } from 'react-router'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { findClientFacts } from '#accounts/people/staff/client-list-db.server.ts'
import { listDismissedDuplicates } from '#accounts/people/staff/duplicate-db.server.ts'
import { type AdminContext, adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { dryRun } from '#platform/db/dry-run.server.ts'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { MergeRefusal } from '#privacy/locales/en.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { mergeClients } from '#privacy/merging/merge-clients.server.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'
import type { Route } from './+types/merge-page'
import { type MergeAnswer, MergeView } from './merge-view.tsx'

const notMerged: ErrorStatuses<MergeRefusal> = {
  'not-allowed': 403,
  'unknown-client': 404,
  'same-client': 409,
  closed: 409,
  'shut-out': 409,
  leaving: 409,
  'one-household': 409,
  'two-households': 409,
  'other-signs-in': 409,
  'reason-missing': 422,
  'not-sure': 422,
}

const copy = () => t(privacyStaffTexts.mergePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().mergeTwoAccounts)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'client.merge')
  const { services, actor, scope } = ctx
  const [survivor, removed] = [await sideOf(ctx, params.clientId), await sideOf(ctx, params.otherId)]
  const requested = { survivorId: survivor.id, removedId: removed.id, reason: 'rehearsed' }
  const outcome = await dryRun(() => mergeClients(services, actor, requested))
  const dismissedDuplicates =
    (await listDismissedDuplicates(services.db, survivor.id, scope)).find(({ id }) => id === removed.id)?.reason ?? null
  const plan = outcome.ok ? outcome : null
  return {
    saved: survivor,
    gone: removed,
    plan,
    dismissedDuplicates,
    refused: outcome.ok ? null : mergeRefused(outcome).text,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'client.merge')
  const { services, actor } = ctx
  const { reason = '', sure } = textsOf(await readForm(request))
  const [survivor, removed] = [await sideOf(ctx, params.clientId), await sideOf(ctx, params.otherId)]
  const outcome =
    sure === 'yes'
      ? await mergeClients(services, actor, { survivorId: survivor.id, removedId: removed.id, reason })
      : ({ ok: false, reason: 'not-sure' } as const)
  if (outcome.ok) throw doneAt(`/admin/clients/${survivor.id}`, 'clients-merged')
  const { status, text } = mergeRefused(outcome)
  if (status === 404) throw notFound()
  if (status === 403) throw forbidden()
  return data<MergeAnswer>({ text, reason, isSure: sure === 'yes' }, { status })
}

async function sideOf({ services: { db }, scope }: AdminContext, id: string) {
  const facts = await findClientFacts(db, id, scope)
  const person = facts && (await findPerson(db, facts.id))
  if (!person) throw notFound()
  const [address = null] = await listAddresses(db, id)
  const { name, email, phone, status } = person
  return { id, name, email, phone, status, address, createdAt: facts.createdAt, lastSignInAt: facts.lastSignInAt }
}

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  return <MergeView view={loaderData} answer={actionData} />
}

function mergeRefused(refusal: MergeRefusal) {
  return errorOf(t(privacyTexts.merge).notMerged, refusal, notMerged)
}
