import { randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { EmailLayout, Greeting, Paragraph } from '#platform/mail/email-parts.tsx'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

export function sendTestEmail({ db }: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  const { id, email, name } = actor.person
  return db.transaction().execute(async (tx) => {
    await queueEmail(tx, {
      eventKey: `test-letter:${randomUUID()}`,
      to: email,
      emailContent: () => testEmail(name),
    })
    await recordAudit(tx, actor, { action: 'letter.tested', object: { type: 'person', id }, detail: {} })
  })
}

function testEmail(name: string) {
  const { subject, why, text } = t(adminTexts.notification).test
  return {
    subject,
    body: (
      <EmailLayout firm={firmName} title={subject} footer={[why]} isUnsigned>
        <Greeting name={name} />
        <Paragraph>{text}</Paragraph>
      </EmailLayout>
    ),
  }
}
