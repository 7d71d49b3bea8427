import { RouterContextProvider } from 'react-router'
import type { Person } from '#accounts/people/person.ts'
import { type CurrentUser, currentUserContext } from '#accounts/sessions/current-user.server.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'

type Visit = { person?: Person; visitor?: CurrentUser; params?: Record<string, string>; init?: RequestInit }

export function argsOf(services: Services, path: string, { person, visitor: user, params = {}, init }: Visit = {}) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(requestContext, { id: crypto.randomUUID(), ip: '192.0.2.7', nonce: '' })
  const session = {
    sessionId: 's1',
    sessionToken: '',
    needsSecondFactor: false,
    isBypass: false,
    isConfirmed: false,
    endsAt: new Date(0),
  }
  if (user ?? person) context.set(currentUserContext, user ?? (person ? { person, ...session } : null))
  const url = new URL(path, 'http://localhost:3000')
  return { request: new Request(url, init), context, params, url, pattern: path } as never
}

export function posted(form: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(form) }
}

export function postedFiles(files: File[], fields: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('file', file)
  return { method: 'POST', body }
}

export type Outcome = { status: number; data: unknown; location: string | null; headers: Headers }

export async function outcomeOf(run: (args: never) => unknown, args: never): Promise<Outcome> {
  const answer = await (async () => run(args))().catch((thrown: unknown) => thrown)
  if (answer instanceof Response) {
    const { status, headers } = answer
    return { status, headers, location: headers.get('Location'), data: await answer.text() }
  }
  if (answer instanceof Error) throw answer
  const wrapped = answer as { type?: string; data?: unknown; init?: ResponseInit | null }
  if (wrapped?.type !== 'DataWithResponseInit') {
    return { status: 200, headers: new Headers(), location: null, data: answer }
  }
  const { data, init } = wrapped
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), location: null, data }
}
