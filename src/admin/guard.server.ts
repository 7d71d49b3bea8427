import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { type Action, may, type Ownership } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { actorOf } from '#accounts/visitor.server.ts'
import { type Sight, sightOf } from '#cases/sight.ts'
import type { Services } from '#platform/services.ts'
import { servicesOf } from '#web/request-context.server.ts'

export const adminPath = '/admin'

/** Whether the table of rights has refused this address already. */
export const refusedContext = createContext(false)

/** What a page behind the guard works with: the services, who asks, how use cases want to know them, and what they see. */
export type Desk = { services: Services; person: Person; actor: Actor; sight: Sight }

/** The desk of the member of staff who asks, if they may do `action` at all; ends the request with 403 otherwise. */
export function deskFor({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>, action: Action): Desk {
  const actor = actorOf({ context, request })
  const { person } = actor
  if (context.get(refusedContext) || !may(person, action)) throw forbidden()
  return { services: servicesOf(context), person, actor, sight: sightOf(actor) }
}

/** Ends the request unless this person may do `action` to a thing of these owners. */
export function insist(person: Person, action: Action, object: Ownership = {}): void {
  if (!may(person, action, object)) throw forbidden()
}

/** Ends the request: there is nothing here. */
export function notFound() {
  return data(null, { status: 404 })
}

export function forbidden() {
  return data(null, { status: 403 })
}
