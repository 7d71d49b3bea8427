/** The page to go to after sign-in: a path of this site under `root`, else `root`. Anything that could lead elsewhere is refused. */
export function nextPath(requested: string | null | undefined, root: '/client-portal' | '/admin'): string {
  if (!requested || /[\\\p{Cc}]/u.test(requested)) return root
  const url = URL.parse(requested, 'https://here.invalid')
  if (url?.origin !== 'https://here.invalid' || !requested.startsWith('/')) return root
  const isUnderRoot = url.pathname === root || url.pathname.startsWith(`${root}/`)
  return isUnderRoot ? url.pathname + url.search : root
}

/** Where somebody who is not signed in goes first; after sign-in the page at `from` follows. */
export function signInPath(root: '/client-portal' | '/admin', from: string): string {
  const next = nextPath(from, root)
  return next === root ? root : `${root}?next=${encodeURIComponent(next)}`
}
