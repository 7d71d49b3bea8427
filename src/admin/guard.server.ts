import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { actorOf } from '#accounts/current-user.server.ts'
import { type Action, may, type Ownership } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { type AccessScope, accessScopeOf } from '#cases/access-scope.ts'
import type { Services } from '#platform/services.ts'
import { readIntent } from '#web/form-intent.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { intentField, rightToSend } from './route-policy.ts'

export const adminPath = '/admin'

/** Whether the table of rights has refused this address already. */
export const refusedContext = createContext(false)

/** What a page behind the guard works with: the services, who asks, how use cases want to know them, and what they see. */
export type AdminContext = { services: Services; person: Person; actor: Actor; scope: AccessScope }

/** The desk of the member of staff who asks, if they may do `action` at all; ends the request with 403 otherwise. */
export function adminContext(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  action: Action,
): AdminContext {
  const actor = actorOf({ context, request })
  const { person } = actor
  if (context.get(refusedContext) || !may(person, action)) throw forbidden()
  return { services: servicesOf(context), person, actor, scope: accessScopeOf(actor) }
}

/** Ends the request unless this person may do `action` to a thing of these owners. */
export function insist(person: Person, action: Action, object: Ownership = {}): void {
  if (!may(person, action, object)) throw forbidden()
}

type FormRequest = Pick<LoaderFunctionArgs, 'request' | 'params' | 'pattern'>

/** Ends the request if the table of rights does not name this form (422), or this person may not send it (403). */
export async function requireKnownForm({ request, params, pattern }: FormRequest, person?: Person): Promise<void> {
  const intent = await readIntent(request, intentField(pattern))
  if (intent !== undefined) requireIntent(person, pattern, intent, params)
}

/** The same for a form with files, whose action reads `intent` as it streams in. */
export function requireIntent(
  person: Person | undefined,
  pattern: string,
  intent: string | null,
  { personId }: { personId?: string | undefined } = {},
): void {
  const right = intent === null ? null : rightToSend(pattern, intent)
  if (right === null) throw notUnderstood()
  if (person) insist(person, right, personId ? { personId } : {})
}

/** Ends the request: this form is not known here. */
export function notUnderstood() {
  return data(null, { status: 422 })
}

/** Ends the request: there is nothing here. */
export function notFound() {
  return data(null, { status: 404 })
}

export function forbidden() {
  return data(null, { status: 403 })
}
