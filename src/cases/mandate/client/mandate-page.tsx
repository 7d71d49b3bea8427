import { data, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { clientMandatePath, mandateStatus, yearsText } from '#cases/mandate/mandate.ts'
import { findMandateOf } from '#cases/mandate/mandate-db.server.ts'
import { revokeMandate, signMandate } from '#cases/mandate/sign-mandate.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { termsToAccept } from '#cases/terms/terms.server.ts'
import { mandateConsent } from '#content/power-of-attorney.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/mandate-page'
import { type MandateAnswer, MandateView } from './mandate-view.tsx'

const copy = () => t(mandateTexts.clientMandatePage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().heading(loaderData.years) : t(mandateTexts.mandate).powerOfAttorney, matches)

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { person } = actorOf({ request, context })
  return asClient(servicesOf(context).db, person.id, async (tx) => {
    const mandate = await findMandateOf(tx, { id: params.mandateId, personId: person.id })
    if (!mandate) throw notFound()
    const found = await findCaseOf(tx, person.id, mandate.caseId)
    const { id, parts, language, sha256, revokedAt } = mandate
    return {
      ...{ id, parts, language, sha256, revokedAt, years: yearsText(mandate), status: mandateStatus(mandate) },
      back: found ? { to: clientCasePath(found.id), label: found.title } : null,
      consentText: mandateConsent.text,
      signers: mandate.signers.map(({ personId, personName, signedAt }) => {
        return { name: personName, signedAt, isYou: personId === person.id }
      }),
    }
  })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return handleMandateAction(servicesOf(context), request, actorOf({ request, context }), params.mandateId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const hasConsented = (await readForm(request.clone())).has('consent')
  return unlessOffline(serverAction, (): MandateAnswer => ({ sentence: offlineText, hasConsented }))
}

export default function MandatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <MandateView page={loaderData} answer={actionData} />
}

async function handleMandateAction(services: Services, request: Request, actor: Actor, mandateId: string) {
  const form = await readForm(request)
  const path = clientMandatePath(mandateId)
  if (form.get('intent') === 'revoke') {
    const outcome = await revokeMandate(services, { mandateId, actor })
    if (!outcome.ok) throw notFound()
    throw redirect(withFlash(path, 'mandate-revoked'), { status: 303 })
  }
  const terms = await termsToAccept(services, actor.person.id, path)
  if (terms) {
    const id = { id: mandateId, personId: actor.person.id }
    if (!(await asClient(services.db, id.personId, (tx) => findMandateOf(tx, id)))) throw notFound()
    throw redirect(terms, { status: 303 })
  }
  const hasConsented = form.get('consent') === 'yes'
  const sha256 = String(form.get('document') ?? '')
  const outcome = await signMandate(services, { mandateId, actor, sha256, hasConsented })
  if (outcome.ok) throw redirect(withFlash(path, 'mandate-signed'), { status: 303 })
  if (outcome.reason === 'unknown-mandate') throw notFound()
  const status = outcome.reason === 'no-consent' ? 422 : 409
  return data<MandateAnswer>({ sentence: copy().notSigned[outcome.reason], hasConsented }, { status })
}
