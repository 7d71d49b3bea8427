import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findHouseholdOf, findPartnerOf } from '#accounts/households/partner-db.server.ts'
import { inviteClientAgain } from '#accounts/registration/invite-client.server.ts'
import { type AdminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { takeNote } from '#cases/notes/staff/add-note.server.ts'
import { dismissDuplicate } from './dismiss-duplicate.server.ts'
import { requestClientExport } from './request-client-export.server.ts'
import { type ClientError, dismissalError, exportError, inviteError } from './words.ts'

export const clientIntents = ['invite-again', 'end-household', 'note', 'export', 'tell-apart'] as const
type ClientIntent = (typeof clientIntents)[number]

export async function handleClientAction(
  ctx: AdminContext,
  { intent, clientId, values }: { intent: ClientIntent; clientId: string; values: Record<string, string> },
): Promise<ClientError> {
  const { services, actor } = ctx
  const home = `/admin/clients/${clientId}`
  const answered = (error: ClientError) => {
    if (error.status === 404) throw notFound()
    if (error.status === 403) throw forbidden()
    return error
  }
  switch (intent) {
    case 'note':
      return takeNote(ctx, { clientId }, values, home)
    case 'invite-again': {
      const outcome = await inviteClientAgain(services, actor, clientId)
      if (outcome.ok) throw doneAt(home, 'client-invited')
      const { status, text = '' } = inviteError(outcome)
      return answered({ status, text })
    }
    case 'export': {
      const outcome = await requestClientExport(services, actor, clientId)
      if (outcome.ok) throw doneAt(home, 'export-asked')
      return answered(exportError(outcome))
    }
    case 'tell-apart': {
      const { other = '', reason = '' } = values
      const outcome = await dismissDuplicate(services, actor, { oneId: clientId, otherId: other, reason })
      if (outcome.ok) throw doneAt(home, 'told-apart')
      return answered(dismissalError(outcome))
    }
    case 'end-household': {
      const { partnership = '' } = values
      // The partnership id comes from the form: accept it only if it belongs to this client.
      const own = [await findPartnerOf(services.db, clientId), await findHouseholdOf(services.db, clientId)]
      if (!own.some((found) => found?.id === partnership)) throw notFound()
      const outcome = await endPartnership(services, actor, partnership)
      if (outcome.ok) throw doneAt(home, 'household-ended')
      throw notFound()
    }
  }
}
