import { z } from 'zod'
import type { Route } from './+types/drafts-route'
import { type ApiErrorCode, answerApi } from './api-request.server.ts'
import { type DraftRefusal, draftMessage, readDrafts } from './draft-message.server.ts'
import { draftInput } from './firm-schemas.ts'

const scope = 'messages:draft'

export function loader(args: Route.LoaderArgs) {
  const call = { scope, schema: z.strictObject({}), action: 'api.drafts-read' } as const
  return answerApi(args, call, (services, { actor, ...caller }) =>
    readDrafts(services, { person: actor.person, scope: caller.scope }),
  )
}

/** Saves a draft. The use case writes its own audit entry. */
export function action(args: Route.ActionArgs) {
  return answerApi(args, { scope, schema: draftInput, status: 201 }, async (services, caller, input) => {
    const outcome = await draftMessage(services, caller, input, 'api')
    return outcome.ok ? { draft: outcome.draft } : codeOf(outcome.reason)
  })
}

function codeOf(reason: DraftRefusal): ApiErrorCode {
  switch (reason) {
    case 'unknown-addressee':
      return 'unknown_addressee'
    case 'draft-exists':
      return 'draft_exists'
    case 'forbidden':
      return 'forbidden'
    default:
      return 'bad_request'
  }
}
