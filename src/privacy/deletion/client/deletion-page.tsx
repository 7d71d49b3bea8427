import { data, redirect } from 'react-router'
import { reauthWords } from '#accounts/account-errors.ts'
import { findOpenDeletion } from '#accounts/people/people-db.server.ts'
import { confirmIdentity, needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { actorOf, currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { company } from '#company/company.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import { savedOf } from '#privacy/deletion/deletion.ts'
import { findOngoing, listKeepable } from '#privacy/deletion/deletion-db.server.ts'
import { cancelDeletion, requestDeletion } from '#privacy/deletion/request-deletion.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'

import type { Route } from './+types/deletion-page'
import { DeletionView } from './deletion-view.tsx'

const copy = () => t(privacyTexts.deletionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().deleteYourAccount, matches)

const path = '/client-portal/profile/delete'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const user = currentUserOf(context)
  const { id } = user.person
  const open = await findOpenDeletion(db, id)
  return {
    open: open && { dueAt: open.dueAt, waitsSince: open.waitsSince, holdReason: open.holdReason },
    ongoing: await findOngoing(db, id, now()),
    saved: savedOf(await listKeepable(db, id)),
    needsCode: needsCode(user),
    office: company().email,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const [user, actor, form] = [currentUserOf(context), actorOf({ request, context }), await readForm(request)]
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 500)
  if (text('intent') === 'cancel') {
    await cancelDeletion(services, actor, { personId: user.person.id })
    throw redirect(withFlash(path, 'deletion-cancelled'), { status: 303 })
  }
  if (text('intent') !== 'delete') throw data(null, { status: 422 })
  const errors = (fields: { password?: string; code?: string; sure?: string }, status: number) =>
    data({ errors: fields, refused: null }, { status })
  if (text('sure') !== 'yes') return errors({ sure: copy().pleaseTickThisBoxTo }, 422)
  const reauth = { password: text('password'), code: text('code').slice(0, 40) }
  const proven = await confirmIdentity(services, user, reauth, requestMetadata(context, request))
  if (!proven.ok) {
    const { field, text: why, status } = reauthWords(proven)
    return errors({ [field]: why }, status)
  }
  const outcome = await requestDeletion(services, actor)
  if (outcome.ok) throw redirect(withFlash(path, 'deletion-asked'), { status: 303 })
  const refused = [
    explain(t(privacyTexts.deletion).notRequested, outcome),
    t(privacyTexts.deletion).questions(company().email),
  ].join(' ')
  return data({ errors: {}, refused }, { status: 409 })
}

export default function DeletionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().profile} />
      <ProfileTabs current="data" />
      <div className="panel-stack mt-32">
        <DeletionView view={loaderData} answer={actionData} />
      </div>
    </>
  )
}
