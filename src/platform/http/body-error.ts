export const maxBytes = 256 * 1024

/** A boundary has at most 70 characters (RFC 2046); form parsers fail above 256. */
const longBoundary = /boundary="?[^";\s]{71}/i

/** Upload routes of `routes.ts`, whose actions stream the body. A test keeps the list in sync with routes and forms. */
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
  '/admin/content/pictures',
  '/admin/content/pictures/add',
  '/admin/messages/:threadId?',
]

// UUIDs only: sibling paths of threads and appointments accept no files.
const patternOf = (path: string) =>
  path.replace(/:(?:thread|appointment)\w*\??/, '[\\da-f-]{36}').replace(/:\w+/g, '[^/]+')

// The framework adds `.data` to client-side submissions.
const uploadPatterns = uploadPaths.map((path) => new RegExp(`^${patternOf(path)}(\\.data)?$`))

export function bringsFiles(path: string, headers: Headers): boolean {
  return isMultipart(headers) && uploadPatterns.some((pattern) => pattern.test(path))
}

/** Status with which a request is refused before its body is read, or null. */
export function bodyError(method: string, path: string, headers: Headers): 400 | 413 | 415 | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  if (longBoundary.test(headers.get('Content-Type') ?? '')) return 400
  if (bringsFiles(path, headers)) return null
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return 413
  const isApiRequest = /^\/(api|store)\//.test(path)
  const isForm = /^application\/x-www-form-urlencoded/i.test(headers.get('Content-Type') ?? '') || isMultipart(headers)
  return isApiRequest || isForm ? null : 415
}

function isMultipart(headers: Headers): boolean {
  return /^multipart\/form-data/i.test(headers.get('Content-Type') ?? '')
}
