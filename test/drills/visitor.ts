import { setTimeout as pause } from 'node:timers/promises'

export type Answer = { status: number; headers: Headers; body: Buffer; milliseconds: number }
export type Post = { form?: Record<string, string> | FormData; json?: unknown; body?: string }
export type CurrentUser = {
  get(path: string): Promise<Answer>
  post(path: string, post: Post, headers?: Record<string, string>): Promise<Answer>
  again(): CurrentUser
  at(base: string): CurrentUser
}

let visitors = 0

/** An HTTP client with its own IP address and cookies. Paths may be absolute URLs; redirects are not followed. */
export function aVisitor(
  base: string,
  options: { token?: string; from?: string; cookies?: [string, string][] } = {},
): CurrentUser {
  visitors++
  const { token, from } = options
  const ip = from ?? `198.18.${(visitors >> 8) & 255}.${visitors & 255}`
  const cookies = new Map(options.cookies)
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const begin = performance.now()
    const answer = await fetch(new URL(path, base), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...init.headers,
        'X-Forwarded-For': ip,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body, milliseconds: performance.now() - begin }
  }
  return {
    get: (path) => send(path, {}),
    post: (path, { form, json, body }, headers = {}) =>
      send(path, {
        method: 'POST',
        body: body ?? (json ? JSON.stringify(json) : form instanceof FormData ? form : new URLSearchParams(form)),
        headers: json ? { 'Content-Type': 'application/json', ...headers } : headers,
      }),
    again: () => aVisitor(base, { token, from: ip, cookies: [...cookies] }),
    at: (other) => aVisitor(other, { token, from: ip, cookies: [...cookies] }),
  }
}

export async function aClient(base: string, password: string, email = 'client@example.com'): Promise<CurrentUser> {
  const answer = await insist(() => aVisitor(base).post('/api/auth.php?action=login', { json: { email, password } }))
  return aVisitor(base, { token: JSON.parse(answer?.body.toString() ?? '{}').sessionToken })
}

export async function aStaffMember(base: string, password: string, username = 'admin'): Promise<CurrentUser> {
  const visitor = aVisitor(base)
  const form = { intent: 'password', username, password, next: '' }
  const answer = await insist(() => visitor.post('/admin', { form }))
  if (answer?.status !== 303) throw new Error(`The member of staff could not sign in: ${answer?.status}`)
  return visitor
}

/** Retries a request until it gets a definite response; null if there is none within a minute. */
export async function insist(ask: () => Promise<Answer>): Promise<Answer | null> {
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(300)) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500) return answer
  }
  return null
}
