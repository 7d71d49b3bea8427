import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { swissDay } from '#platform/day.ts'
import { ButtonLink, EmailLayout, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { listSuppressedAddresses, takeHeld } from '#platform/mail/email-preference-db.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'

export async function sendDigests({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<number> {
  let written = 0
  for (const address of await listSuppressedAddresses(db)) {
    const isWritten = await db.transaction().execute(async (tx) => {
      const held = await takeHeld(tx, address)
      if (held.length === 0) return false
      const eventKey = `digest:${address}:${swissDay(now())}:${now().toISOString()}`
      return queueEmail(tx, { eventKey, to: address, emailContent: () => digestEmail(config.PUBLIC_URL, held) })
    })
    if (isWritten) written++
  }
  return written
}

function digestEmail(site: string, held: readonly { subject: string; topic: string | null }[]) {
  const isForStaff = held.every(({ topic }) => topic === null)
  const title = held.length === 1 ? 'One piece of news today' : `${held.length} pieces of news today`
  const why = isForStaff
    ? 'You get this letter once a day because the firm has set it so.'
    : 'You get this letter once a day because you chose so in your profile.'
  const numbered = held.map(({ subject }, index) => ({ subject, key: String(index) }))
  return {
    subject: title,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName, why]}>
        <Paragraph>This has come in for you:</Paragraph>
        {numbered.map(({ subject, key }) => (
          <Note key={key}>{subject}</Note>
        ))}
        <ButtonLink href={`${site}/${isForStaff ? 'admin' : 'client-portal'}`}>
          {isForStaff ? 'Open the admin panel' : 'Open the client portal'}
        </ButtonLink>
      </EmailLayout>
    ),
  }
}
