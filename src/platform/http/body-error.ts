export const maxBytes = 256 * 1024

/** Takes whole emails of mail servers. An attachment of 25 MB grows by a third when it is encoded. */
const rawEmailPath = '/api/webhooks/inbound-email'
export const rawEmailLimitBytes = 36 * 1024 * 1024

/** Matches multipart boundaries over 70 characters, which RFC 2046 forbids. Form parsers fail above 256. */
const longBoundary = /boundary="?[^";\s]{71}/i

/** Routes whose actions stream uploads. A test compares this list with `routes.ts` and the forms. */
export const uploadPaths = [
  '/admin/billing/payments',
  '/careers/upload',
  '/client-portal/cases/:caseId/upload',
  '/client-portal/cases/:caseId/files/upload',
  '/admin/cases/:caseId/documents',
  '/client-portal/appointments/:appointmentId',
  '/client-portal/messages/new',
  '/client-portal/messages/:thread',
  '/admin/messages/new',
  '/admin/claims/:claimId',
  '/admin/import',
  '/admin/content/pictures',
  '/admin/content/pictures/add',
  '/admin/messages/:threadId?',
  '/admin/contacts/:number',
]

// In paths that accept uploads, `:thread` and `:appointment` match only UUIDs, so siblings such as `/new` stay excluded.
const patternOf = (path: string) =>
  path.replace(/:(?:thread|appointment)\w*\??/, '[\\da-f-]{36}').replace(/:\w+/g, '[^/]+')

// For client-side submissions, the framework adds `.data` to the path.
const uploadPatterns = uploadPaths.map((path) => new RegExp(`^${patternOf(path)}(\\.data)?$`))

export function bringsFiles(path: string, headers: Headers): boolean {
  return isMultipart(headers) && uploadPatterns.some((pattern) => pattern.test(path))
}

/** Whether the route reads the body itself, as a stream and without a time limit. */
export function isStreamed(path: string, headers: Headers): boolean {
  return path === rawEmailPath || bringsFiles(path, headers)
}

/** Status with which to reject a request before its body is read, or null to accept it. */
export function bodyError(method: string, path: string, headers: Headers): 400 | 413 | 415 | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  if (longBoundary.test(headers.get('Content-Type') ?? '')) return 400
  if (bringsFiles(path, headers)) return null
  if (path === rawEmailPath) return Number(headers.get('Content-Length') ?? 0) > rawEmailLimitBytes ? 413 : null
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return 413
  const isApiRequest = /^\/((api|store)\/|mcp$)/.test(path)
  const isForm = /^application\/x-www-form-urlencoded/i.test(headers.get('Content-Type') ?? '') || isMultipart(headers)
  return isApiRequest || isForm ? null : 415
}

function isMultipart(headers: Headers): boolean {
  return /^multipart\/form-data/i.test(headers.get('Content-Type') ?? '')
}
