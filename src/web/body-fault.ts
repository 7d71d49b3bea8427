const mostBytes = 256 * 1024

/** A boundary has at most 70 characters (RFC 2046); the readers of forms fail at one of more than 256. */
const longBoundary = /boundary="?[^";\s]{71}/i

/** Where files are sent; the framework adds `.data` when it sends a form itself. */
const takesUploads = /\/(upload|documents)(\.data)?$/

/**
 * Why a request's body is not taken, as a status; null when it is. Only the addresses of uploads take much: they
 * count while they stream. Everything else that is posted is small and says its length, as every browser does, and what
 * pages get is a form.
 */
export function bodyFault(method: string, path: string, headers: Headers): 400 | 411 | 413 | 415 | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  const kind = headers.get('Content-Type') ?? ''
  if (longBoundary.test(kind)) return 400
  if (/^multipart\/form-data/i.test(kind) && takesUploads.test(path)) return null
  const length = headers.get('Content-Length')
  if (length === null && headers.has('Transfer-Encoding')) return 411
  if (Number(length ?? 0) > mostBytes) return 413
  const isCall = /^\/(api|store)\//.test(path)
  return isCall || /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(kind) ? null : 415
}
