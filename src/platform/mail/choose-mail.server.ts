import type { Config } from '#platform/config.server.ts'
import type { Mail } from './mail.ts'
import { openOutboxMail } from './mail-outbox.server.ts'
import { openSmtpMail } from './mail-smtp.server.ts'
import { restAfterFailures } from './rest-mail.server.ts'

/** The configured mail server, or without one the outbox. */
export function chooseMail({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mail {
  return SMTP_URL && MAIL_FROM ? restAfterFailures(openSmtpMail({ url: SMTP_URL, from: MAIL_FROM })) : openOutboxMail()
}
