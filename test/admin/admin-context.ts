import { RouterContextProvider } from 'react-router'
import type { Person } from '#accounts/people/person.ts'
import { currentUserContext } from '#accounts/sessions/current-user.server.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import type { World } from '#test/world.ts'

type TestAdminContextInput = {
  path: string
  form?: Record<string, string> | FormData | URLSearchParams
  params?: Record<string, string>
}

/**
 * Arguments that a loader or action of the admin panel receives once access has been checked. With `person: null`, no
 * one is signed in.
 */
export function argsFor(world: World, person: Person | null, { path, form, params = {} }: TestAdminContextInput) {
  const url = new URL(path, 'http://localhost:3000')
  const body = form === undefined || form instanceof FormData ? form : new URLSearchParams(form)
  const request = new Request(url, body === undefined ? {} : { method: 'POST', body })
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip: '192.0.2.7', nonce: 'nonce' })
  if (person) {
    context.set(currentUserContext, {
      person,
      sessionId: 'session-1',
      sessionToken: 'token-1',
      needsSecondFactor: false,
      isBypass: false,
      isConfirmed: false,
      endsAt: new Date(world.now().getTime() + 60 * 60_000),
    })
  }
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own types of the same arguments
  return { request, url, context, params, pattern: path, unstable_pattern: path } as any
}

/** Status, redirect target and data that a loader or action returns or throws. */
export async function outcomeOf(answer: Promise<unknown> | (() => unknown)) {
  try {
    return read(await (typeof answer === 'function' ? answer() : answer))
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return read(thrown)
  }
}

function read(content: unknown): { status: number; to: string | null; data: unknown } {
  if (content instanceof Response) return { status: content.status, to: content.headers.get('Location'), data: null }
  if (typeof content === 'object' && content !== null && 'type' in content && content.type === 'DataWithResponseInit') {
    const { data, init } = content as unknown as { data: unknown; init: ResponseInit | null }
    return { status: init?.status ?? 200, to: null, data }
  }
  return { status: 200, to: null, data: content }
}
