/** Redirect target after sign-in: a path of this site under `root`, otherwise `root`. Prevents open redirects. */
export function nextPath(requested: string | null | undefined, root: '/client-portal' | '/admin'): string {
  if (!requested || /[\\\p{Cc}]/u.test(requested)) return root
  const url = URL.parse(requested, 'https://here.invalid')
  if (url?.origin !== 'https://here.invalid' || !requested.startsWith('/')) return root
  const isUnderRoot = url.pathname === root || url.pathname.startsWith(`${root}/`)
  return isUnderRoot ? url.pathname + url.search : root
}

export function signInPath(root: '/client-portal' | '/admin', from: string): string {
  const next = nextPath(from, root)
  return next === root ? root : `${root}?next=${encodeURIComponent(next)}`
}
