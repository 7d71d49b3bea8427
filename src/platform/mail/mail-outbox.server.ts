import type { Mail } from './mail.ts'

/** Mail without a mail server: the letter's row in the database is the outbox, so that nothing remains to be done. */
export function openOutboxMail(): Mail {
  return { keepsLetters: true, send: async (_letter, way) => way?.handingOver?.() }
}
