import type { AdminContext } from '#admin/guard.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { messageError } from './words.ts'

export type Addressee = { caseId: string; clientId?: undefined } | { caseId: null; clientId: string }

/** Sends a message of staff. Returns the error, or null on success. */
export async function sendAnswer(
  { services, actor }: AdminContext,
  to: Addressee,
  values: Record<string, string>,
): Promise<FieldError | null> {
  const { subject = '', body = '', key: submissionKey = '' } = values
  const outcome = await sendMessage(services, { ...to, actor, subject, body, submissionKey })
  return outcome.ok ? null : messageError(outcome)
}
