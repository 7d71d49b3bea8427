import { data } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { type AdminContext, adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { entriesOf, type FormAnswer } from '#portal/profile/form-answer.ts'
import { saveProfile, viewProfile } from '#portal/profile/profile.server.ts'
import { answerOfSave } from '#portal/profile/profile-form.ts'
import { ProfileForm } from '#portal/profile/profile-form-view.tsx'
import * as returnTexts from '#returns/locales/en.ts'
import { correctFacts, viewFacts } from '#returns/questions/correct-facts.server.ts'
import type { Route } from './+types/edit-page'
import { findClientFacts } from './client-list-db.server.ts'
import { type FactsAnswer, FactsForm } from './facts-form.tsx'

const copy = () => t(accountStaffTexts.editPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? copy().edit(loaderData.name) : copy().client)

/** Loads the client's profile. The tax ID is not sent to the browser, because staff cannot edit it here. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'client.edit')
  const clientId = await clientOf(ctx, params.clientId)
  const profile = { ...(await viewProfile(ctx.services, clientId)), taxId: '' }
  const facts = await viewFacts(ctx.services, { clientId, scope: ctx.scope })
  return { clientId, profile, facts, name: `${profile.firstName} ${profile.lastName}` }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'client.edit')
  const personId = await clientOf(ctx, params.clientId)
  const { taxId: _, ...input } = entriesOf(await readForm(request))
  if (input.intent === 'facts') return saveFacts(ctx, personId, input)
  const outcome = await saveProfile(ctx.services, ctx.actor, { personId, input, version: input.version ?? '' })
  if (outcome.ok) throw doneAt(`/admin/clients/${personId}`, 'client-saved')
  const { answer, status } = answerOfSave(input, outcome)
  return data<Answer>({ profile: answer }, { status })
}

type Answer = { profile?: FormAnswer; facts?: FactsAnswer }

async function saveFacts({ services, actor }: AdminContext, clientId: string, values: Record<string, string>) {
  const outcome = await correctFacts(services, { actor, clientId, values })
  if (outcome.ok) throw doneAt(`/admin/clients/${clientId}`, 'client-saved')
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason === 'unknown-client') throw notFound()
  if (outcome.reason === 'ask') {
    const ask = { items: outcome.asks, token: outcome.token }
    return data<Answer>({ facts: { values, fields: {}, ask } }, { status: 409 })
  }
  const { errors } = t(returnTexts.question)
  const fields = Object.entries(outcome.fields).map(([key, error]) => [key, explain(errors, error)])
  return data<Answer>({ facts: { values, fields: Object.fromEntries(fields), ask: null } }, { status: 422 })
}

async function clientOf({ services, scope }: AdminContext, clientId: string): Promise<string> {
  const facts = await findClientFacts(services.db, clientId, scope)
  if (!facts) throw notFound()
  return facts.id
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clientId, profile, facts, name } = loaderData
  return (
    <>
      <AppHeader title={copy().edit(name)} before={<BackLink to={`/admin/clients/${clientId}`}>{name}</BackLink>} />
      <ProfileForm key={profile.version} profile={profile} answer={actionData?.profile} isForStaff />
      <FactsForm facts={facts} answer={actionData?.facts} />
    </>
  )
}
