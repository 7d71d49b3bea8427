/** Largest body of a request that brings no files. */
export const maxBytes = 256 * 1024

/** A boundary has at most 70 characters (RFC 2046); the readers of forms fail at one of more than 256. */
const longBoundary = /boundary="?[^";\s]{71}/i

/**
 * The addresses that take files, as `routes.ts` writes them. Their actions read the body as it streams in, with limits of
 * their own. A test compares the list with the routes whose modules read such bodies and with all forms that send files.
 */
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

// Beside threads and appointments stand other addresses, which take no files.
const patternOf = (path: string) =>
  path.replace(/:(?:thread|appointment)\w*\??/, '[\\da-f-]{36}').replace(/:\w+/g, '[^/]+')

// The framework adds `.data` when it sends a form itself.
const uploadPatterns = uploadPaths.map((path) => new RegExp(`^${patternOf(path)}(\\.data)?$`))

/** Whether this request may bring files, and so a body of any length. */
export function bringsFiles(path: string, headers: Headers): boolean {
  return isMultipart(headers) && uploadPatterns.some((pattern) => pattern.test(path))
}

/** Why a request's body is refused before any of it is read, as a status; null when it is not. What pages get is a form. */
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
