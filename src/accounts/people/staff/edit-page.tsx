import { data } from 'react-router'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { entriesOf } from '#portal/profile/form-answer.ts'
import { saveProfile, viewProfile } from '#portal/profile/profile.server.ts'
import { answerOfSave } from '#portal/profile/profile-form.ts'
import { ProfileForm } from '#portal/profile/profile-form-view.tsx'
import type { Route } from './+types/edit-page'
import { findClientFacts } from './client-list-db.server.ts'

const copy = () => t(accountStaffTexts.editPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? copy().edit(loaderData.name) : copy().client)

/** Loads the client's profile. The tax ID is not sent to the browser, because staff cannot edit it here. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'client.edit')
  const clientId = await clientOf(ctx, params.clientId)
  const profile = { ...(await viewProfile(ctx.services, clientId)), taxId: '' }
  return { clientId, profile, name: `${profile.firstName} ${profile.lastName}` }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'client.edit')
  const personId = await clientOf(ctx, params.clientId)
  const { taxId: _, ...input } = entriesOf(await readForm(request))
  const outcome = await saveProfile(ctx.services, ctx.actor, { personId, input, version: input.version ?? '' })
  if (outcome.ok) throw doneAt(`/admin/clients/${personId}`, 'client-saved')
  const { answer, status } = answerOfSave(input, outcome)
  return data(answer, { status })
}

async function clientOf({ services, scope }: AdminContext, clientId: string): Promise<string> {
  const facts = await findClientFacts(services.db, clientId, scope)
  if (!facts) throw notFound()
  return facts.id
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clientId, profile, name } = loaderData
  return (
    <>
      <AppHeader title={copy().edit(name)} before={<BackLink to={`/admin/clients/${clientId}`}>{name}</BackLink>} />
      <ProfileForm key={profile.version} profile={profile} answer={actionData} isForStaff />
    </>
  )
}
