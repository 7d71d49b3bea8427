import { randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/actor.ts'
import { firmName } from '#content/firm-name.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { LetterPage, Paragraph } from '#platform/mail/letter-parts.tsx'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'

/** Writes a letter to whoever asks, on the way that all letters go. */
export function sendTestLetter({ db }: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  const { id, email, name } = actor.person
  return db.transaction().execute(async (tx) => {
    await queueLetter(tx, {
      eventKey: `test-letter:${randomUUID()}`,
      to: email,
      subject: 'A test letter',
      body: (
        <LetterPage firm={firmName} title="A test letter" footer={['You asked for this letter in the settings.']}>
          <Paragraph>Dear {name}</Paragraph>
          <Paragraph>Letters to staff reach this address.</Paragraph>
        </LetterPage>
      ),
    })
    await recordAudit(tx, actor, { action: 'letter.tested', object: { type: 'person', id }, detail: {} })
  })
}
