import { data, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { factLines, householdIn } from '#accounts/households/household-facts.ts'
import { inviteErrors, invitePartner } from '#accounts/households/invite-partner.server.ts'
import { joinAsVisitor, viewInvitation } from '#accounts/households/join-household.server.ts'
import { findHouseholdOf, findPartnerOf } from '#accounts/households/partner-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { listOpenCasesOf } from '#cases/process/case-db.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { listSharing } from '#cases/sharing/signers-db.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { FlashName } from '#portal/flash-names.ts'
import { notFound } from '#portal/guard.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { entriesOf, type FormAnswer } from '#portal/profile/form-answer.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import { takesAnswers } from '#returns/questions/question-set.ts'
import type { Route } from './+types/household-page'
import { HouseholdView } from './household-view.tsx'

const copy = () => t(portalTexts.householdPage)

const path = '/client-portal/profile/household'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(t(portalTexts.profileTabs).household, matches)

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, now } = services
  const { id, email } = currentUserOf(context).person
  const token = url.searchParams.get('invitation')
  const requested = token === null ? null : await viewInvitation(services, token)
  const partner = await findPartnerOf(db, id)
  return {
    partner: partner && { ...partner, hasRunOut: partner.acceptedAt === null && partner.expiresAt <= now() },
    household: await findHouseholdOf(db, id),
    facts: await loadFactsOf(services, id),
    sharing: partner ? await listSharing(db, id) : [],
    invitation: token && { token, from: requested?.clientName ?? null, isForYou: requested?.email === email },
  }
}

async function loadFactsOf({ db, now }: Services, clientId: string) {
  return asClient(db, clientId, async (tx) => {
    const returns = (await listOpenCasesOf(tx, clientId)).filter(
      (one) => one.clientId === clientId && takesAnswers(one.state),
    )
    const newest = returns
      .filter(({ caseType }) => caseType === 'tax_return')
      .toSorted((a, b) => b.taxYear - a.taxYear)[0]
    const year = newest?.taxYear ?? lastFullYear(now())
    const household = householdIn(await listHouseholdFacts(tx, clientId), year)
    return { year, caseId: newest?.id ?? null, lines: factLines(household) }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf({ request, context })
  return handleHouseholdAction(servicesOf(context), actor, await readForm(request))
}

export default function HouseholdPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().profile} />
      <ProfileTabs current="household" />
      <div className="panel-stack mt-32">
        <HouseholdView view={loaderData} answer={actionData} />
      </div>
    </>
  )
}

async function handleHouseholdAction(services: Services, actor: Actor, form: FormData) {
  const values = entriesOf(form)
  const { intent = '' } = values
  const refused = (fields: FormAnswer['fields'], status: number) =>
    data<FormAnswer>({ intent, fields, values }, { status })
  if (intent === 'invite') {
    const outcome = await invitePartner(services, actor, values)
    if (outcome.ok) throw done('partner-invited')
    return refused(inviteErrors(outcome), outcome.reason === 'too-many' ? 429 : 422)
  }
  if (intent === 'join') {
    const outcome = await joinAsVisitor(services, actor, values.token ?? '')
    if (outcome.ok) throw done('household-joined')
    return refused({ token: copy().joinWords[outcome.reason] }, 409)
  }
  if (intent === 'end') {
    const outcome = await endPartnership(services, actor, values.partnership ?? '')
    if (outcome.ok) throw done('household-ended')
    throw notFound()
  }
  if (intent !== 'share' && intent !== 'unshare') throw data(null, { status: 422 })
  const isShared = intent === 'share'
  const outcome = await shareCase(services, actor, { caseId: values.caseId ?? '', isShared })
  if (outcome.ok) throw done(isShared ? 'case-shared' : 'case-unshared')
  throw notFound()
}

function done(note: FlashName) {
  return redirect(withFlash(path, note), { status: 303 })
}
