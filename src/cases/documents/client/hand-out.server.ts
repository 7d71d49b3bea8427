import type { Actor } from '#accounts/sessions/actor.ts'
import { type OpenedDocument, openDocument } from '#cases/documents/open-document.server.ts'
import { uploadReply } from '#platform/files/hand-out.server.ts'
import type { Services } from '#platform/services.ts'

type Refusal = Extract<OpenedDocument, { ok: false }>['reason']
type HandOutInput = { documentId: string; actor: Actor; kind: 'inline' | 'attachment'; method: string }

/** Serves a document inline if its type allows, else as a download; 404 if it is unknown or another client's. */
export async function handOutDocument(services: Services, requested: HandOutInput): Promise<Response> {
  const opened = await openDocument(services, requested)
  return opened.ok ? uploadReply(opened, requested.kind, requested.method) : refusal(opened.reason)
}

const words: Record<Refusal, { status: number; title: string; text: string }> = {
  'unknown-document': {
    status: 404,
    title: 'There is no such document',
    text: 'The address may be mistyped, or the document does not belong to your account.',
  },
  'not-scanned': {
    status: 423,
    title: 'This document is still being checked',
    text: 'We scan each file for viruses before we hand it out. Please try again in a few minutes.',
  },
  infected: {
    status: 409,
    title: 'This document is held back',
    text: 'Our virus scan found something in this file. Please send us a clean copy.',
  },
  'store-away': {
    status: 503,
    title: 'We cannot reach our file store at the moment',
    text: 'Your document is safe. Please try again in a few minutes.',
  },
  missing: {
    status: 410,
    title: 'This document cannot be found',
    text: 'We know of this document but cannot find its content. Please write to us; your adviser looks into it.',
  },
}

function refusal(reason: Refusal): Response {
  const { status, title, text } = words[reason]
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/client-portal/documents">Documents</a></p></main></body></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(page, {
    status,
    headers: status === 423 || status === 503 ? { ...headers, 'Retry-After': '120' } : headers,
  })
}
