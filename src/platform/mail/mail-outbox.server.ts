import type { Mailer } from './mail.ts'

/** Mail without a mail server: the letter's row in the database is the outbox, so that nothing remains to be done. */
export function openOutboxMailer(): Mailer {
  return { keepsEmails: true, send: async (_letter, way) => way?.handingOver?.() }
}
