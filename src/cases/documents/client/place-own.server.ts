import { data } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import * as portalTexts from '#portal/locales/en.ts'

export type PlaceAnswer = { intent: 'place'; documentId: string; sentence: string }

export async function placeOwn(services: Services, actor: Actor, form: FormData) {
  const documentId = String(form.get('document') ?? '')
  const outcome = await placeDocument(services, { documentId, itemId: String(form.get('place') ?? ''), actor })
  if (outcome.ok) return null
  if (outcome.reason === 'unknown-document') throw notFound()
  const answer: PlaceAnswer = { intent: 'place', documentId, sentence: t(portalTexts.portal).places[outcome.reason] }
  return data(answer, { status: outcome.reason === 'forbidden' ? 403 : 409 })
}
