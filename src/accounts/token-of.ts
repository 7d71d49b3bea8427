/** The token in the address of a page that a letter links to; empty when there is none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
