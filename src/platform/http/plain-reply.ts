export type PlainWords = [title: string, text: string, code: string]

const words: Record<number, PlainWords> = {
  400: [
    'Request incomplete',
    'Part of your request was lost, so nothing has been changed. Please send it again.',
    'bad_request',
  ],
  403: [
    'Not allowed',
    'This request came from another website, so we did not process it. Open our website and try again.',
    'forbidden',
  ],
  404: ['Page not found', 'There is no page at this address. Check the address, or go to our home page.', 'not_found'],
  405: ['Request not possible', 'We could not process that request. Go back and try again.', 'method_not_allowed'],
  413: ['Too large', 'What you sent is too large, so nothing has been saved. Please send less.', 'too_large'],
  415: ['Request not possible', 'This address accepts only forms. Go back and try again.', 'unsupported_type'],
  500: [
    'Something went wrong on our side',
    'Nothing has been changed. Please try again in a moment.',
    'internal_error',
  ],
  503: [
    'We cannot do this right now',
    'Part of our system is not responding. Try again in a few minutes. If you were sending us something, check whether it went through before you try again.',
    'unavailable',
  ],
  507: [
    'We could not save this',
    'Our storage is full, so we could not save what you sent. Please try again later, or email us.',
    'no_room',
  ],
}
const otherWords: PlainWords = [
  'Not possible',
  'We could not process that request. Go back and try again.',
  'not_possible',
]

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
