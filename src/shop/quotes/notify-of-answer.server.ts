import { findPerson } from '#accounts/people/people-db.server.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import type { Quote } from './quote-db.server.ts'
import { quoteAnsweredEmail } from './quote-emails.tsx'

export async function notifyOfAnswer(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  quote: Quote,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const email = () => quoteAnsweredEmail(config.PUBLIC_URL, quote, answer)
  const eventKey = `quote-${answer}:${quote.id}`
  const maker = quote.createdBy ? await findPerson(tx, quote.createdBy) : null
  if (maker?.status === 'active')
    await queueEmail(tx, { eventKey, to: maker.email, staffEvent: 'new-cases', emailContent: email })
  else await notifyStaff(tx, 'office', { eventKey, about: 'new-cases' }, email)
}
