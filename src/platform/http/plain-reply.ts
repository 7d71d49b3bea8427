export type PlainWords = [title: string, text: string, code: string]

const words: Record<number, PlainWords> = {
  400: [
    'Not arrived whole',
    'This request did not arrive as it should, so nothing was changed. Please send it again.',
    'bad_request',
  ],
  403: ['Not allowed', 'This request came from another site, so we did not carry it out.', 'forbidden'],
  404: ['Page not found', 'There is nothing at this address.', 'not_found'],
  405: ['Not possible here', 'This address does not take what was sent to it.', 'method_not_allowed'],
  413: ['Too large', 'What was sent is larger than we accept.', 'too_large'],
  415: ['Not a form', 'This address takes forms only.', 'unsupported_type'],
  500: [
    'Something went wrong on our side',
    'Nothing you entered was changed. Please try again in a moment.',
    'internal_error',
  ],
  503: [
    'We cannot do this right now',
    'A part of our system does not answer. Please try again in a few minutes; if you sent something, look first whether it arrived.',
    'unavailable',
  ],
  507: [
    'No room to store this',
    'What you sent could not be stored. Please try again later, or write to us.',
    'no_room',
  ],
}
const otherWords: PlainWords = ['Not possible', 'This request could not be carried out.', 'not_possible']

const retryAfterSeconds: Record<number, number> = { 503: 30, 507: 300 }

export function failureHeaders(status: number): Record<string, string> {
  const seconds = retryAfterSeconds[status]
  return { 'Cache-Control': 'no-store', ...(seconds ? { 'Retry-After': String(seconds) } : {}) }
}

/** HTML for browsers, `{ code, message, … }` as JSON for programs. `content` replaces the status's default text. */
export function plainReply(
  request: Request,
  status: number,
  requestId: string,
  content: PlainWords = words[status] ?? otherWords,
): Response {
  const [title, text, code] = content
  const headers = failureHeaders(status)
  if (isApiRequest(request)) return Response.json({ code, message: text, error: text, requestId }, { status, headers })
  const body = request.method === 'HEAD' ? null : plainPage(title, text, requestId)
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

export function isApiRequest(request: Request): boolean {
  const accepts = request.headers.get('Accept') ?? ''
  return !accepts.includes('text/html') && (accepts.includes('json') || /^\/(api|store)\//.test(pathOf(request)))
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname
}

function plainPage(title: string, text: string, requestId: string): string {
  const reference = requestId ? `<p>Reference: <code>${requestId}</code></p>` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${title}</h1><p>${text}</p>${reference}<p><a href="/">Go Home</a></p></main></body></html>`
}
