import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import { type AccessScope, accessScopeOf } from '#accounts/access/access-scope.ts'
import { mayOpen, rightToSend } from '#accounts/access/route-access.ts'
import { type Action, may, type Ownership } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { readIntent } from '#platform/http/form-intent.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { accessOf } from '#routes.ts'

export const adminPath = '/admin'

export const refusedContext = createContext(false)

export type AdminContext = { services: Services; person: Person; actor: Actor; scope: AccessScope }

/** Throws 403 if the user's role does not permit `action`. For the permission on one object, also call `insist`. */
export function adminContext(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  action: Action,
): AdminContext {
  const actor = actorOf({ context, request })
  const { person } = actor
  if (context.get(refusedContext) || !may(person, action)) throw forbidden()
  return { services: servicesOf(context), person, actor, scope: accessScopeOf(actor) }
}

export function insist(person: Person, action: Action, object: Ownership = {}): void {
  if (!may(person, action, object)) throw forbidden()
}

export function mayOpenPage(person: Person, pattern: string): boolean {
  return mayOpen(person, accessOf(pattern))
}

type FormRequest = Pick<LoaderFunctionArgs, 'request' | 'params' | 'pattern'>

/** Throws 422 if `admin-routes.ts` does not list the form's intent, or 403 if the person lacks the permission. */
export async function requireKnownForm({ request, params, pattern }: FormRequest, person?: Person): Promise<void> {
  const intent = await readIntent(request, accessOf(pattern)?.field)
  if (intent !== undefined) requireIntent(person, pattern, intent, params)
}

/** Like `requireKnownForm`, for an `intent` that was already read, e.g. from a multipart form while it is streamed. */
export function requireIntent(
  person: Person | undefined,
  pattern: string,
  intent: string | null,
  { personId }: { personId?: string | undefined } = {},
): void {
  const right = intent === null ? null : rightToSend(accessOf(pattern), intent)
  if (right === null) throw notUnderstood()
  if (person) insist(person, right, personId ? { personId } : {})
}

export function notUnderstood() {
  return data(null, { status: 422 })
}

export function notFound() {
  return data(null, { status: 404 })
}

export function forbidden() {
  return data(null, { status: 403 })
}
