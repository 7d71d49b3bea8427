import type { Config } from '#platform/config.server.ts'
import type { Mailer } from './mail.ts'
import { openOutboxMailer } from './mail-outbox.server.ts'
import { openSmtpMailer } from './mail-smtp.server.ts'
import { restAfterFailures } from './rest-mail.server.ts'

export function chooseMailer({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  return SMTP_URL && MAIL_FROM
    ? restAfterFailures(openSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }))
    : openOutboxMailer()
}
