import type { DecisionOutcome } from '#accounts/decide-registration.server.ts'
import type { Fault } from '#admin/cases/words.ts'

/** Why nothing was decided about a client. */
export function decisionFault({ reason }: Exclude<DecisionOutcome, { ok: true }>): Fault {
  switch (reason) {
    case 'unknown-person':
      return { status: 404, text: 'This client does not exist.' }
    case 'not-allowed':
      return { status: 403, text: 'Your role does not include this. Ask an admin or an owner.' }
    case 'wrong-status':
      return { status: 409, text: 'The status of this client changed meanwhile. Look at it again before you go on.' }
    case 'not-verified':
      return {
        status: 409,
        text: 'This client has not confirmed the e-mail address yet. They can be approved once they have.',
      }
    case 'reason-missing':
      return { status: 422, text: 'Give a reason: the client reads it in the letter.' }
  }
}
