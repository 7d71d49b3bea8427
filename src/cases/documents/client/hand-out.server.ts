import { data } from 'react-router'
import type { Actor } from '#accounts/sessions/actor.ts'
import { noItem } from '#cases/documents/document-states.ts'
import { type OpenedDocument, openDocument } from '#cases/documents/open-document.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import { uploadReply } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import * as portalTexts from '#portal/locales/en.ts'

const pageCopy = () => t(caseTexts.handOut)

type Refusal = Extract<OpenedDocument, { ok: false }>['reason']
type HandOutInput = { documentId: string; actor: Actor; kind: 'inline' | 'attachment'; request: Request }

/** Serves a document inline if its type allows, else as a download; 404 if it is unknown or another client's. */
export async function handOutDocument(services: Services, requested: HandOutInput): Promise<Response> {
  const { kind, request, ...who } = requested
  const attachedTo = new URL(request.url).searchParams.get('attached')
  const opened = await openDocument(services, { ...who, attachedTo, isInline: kind === 'inline' })
  return opened.ok ? uploadReply(opened, kind, request.method) : refusal(opened.reason)
}

const words: Record<Refusal, { status: number; title: string; text: string }> = {
  'unknown-document': {
    status: 404,
    get title() {
      return pageCopy().weCouldNotFindThis
    },
    get text() {
      return pageCopy().addressMayBeMistypedOr
    },
  },
  'not-scanned': {
    status: 423,
    get title() {
      return pageCopy().weAreStillCheckingThis
    },
    get text() {
      return pageCopy().weCheckEachFileFor
    },
  },
  infected: {
    status: 409,
    get title() {
      return pageCopy().thisDocumentIsBlocked
    },
    get text() {
      return pageCopy().ourScanFoundVirusIn
    },
  },
  'store-away': {
    status: 503,
    get title() {
      return pageCopy().weCannotOpenDocumentsAt
    },
    get text() {
      return pageCopy().yourDocumentIsSafePlease
    },
  },
  missing: {
    status: 410,
    get title() {
      return pageCopy().weCannotFindThisFile
    },
    get text() {
      return pageCopy().documentIsOnOurList
    },
  },
}

function refusal(reason: Refusal): Response {
  const { status, title, text } = words[reason]
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/client-portal/documents">${pageCopy().documents}</a></p></main></body></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page, {
    status,
    headers: status === 423 || status === 503 ? { ...headers, 'Retry-After': '120' } : headers,
  })
}

export type PlaceAnswer = { intent: 'place'; documentId: string; sentence: string }

export function placedNote(form: FormData) {
  return form.get('place') === noItem ? ('not-placed' as const) : ('placed' as const)
}

export async function placeOwn(services: Services, actor: Actor, form: FormData) {
  const documentId = String(form.get('document') ?? '')
  const place = String(form.get('place') ?? '')
  const outcome = await placeDocument(services, { documentId, itemId: place === noItem ? null : place, actor })
  if (outcome.ok) return null
  if (outcome.reason === 'unknown-document') throw notFound()
  const answer: PlaceAnswer = { intent: 'place', documentId, sentence: t(portalTexts.portal).places[outcome.reason] }
  return data(answer, { status: outcome.reason === 'forbidden' ? 403 : 409 })
}
