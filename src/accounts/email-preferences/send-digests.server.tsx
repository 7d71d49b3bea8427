import * as accountTexts from '#accounts/locales/en.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { swissDay } from '#platform/day.ts'
import { ButtonLink, EmailLayout, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { listSuppressedAddresses, takeHeld } from '#platform/mail/email-preference-db.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.sendDigests)

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
  const title = held.length === 1 ? copy().yourDailySummaryOneUpdate : copy().yourDailySummaryUpdates(held.length)
  const why = isForStaff ? copy().youAreReceivingThisEmail : copy().youAreReceivingThisEmail2
  const numbered = held.map(({ subject }, index) => ({ subject, key: String(index) }))
  return {
    subject: title,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[company().legalName, why]} isUnsigned={isForStaff}>
        <Greeting name={null} />
        <Paragraph>{copy().hereAreYourUpdatesSince}</Paragraph>
        {numbered.map(({ subject, key }) => (
          <Note key={key}>{subject}</Note>
        ))}
        <ButtonLink href={`${site}/${isForStaff ? 'admin' : 'client-portal'}`}>
          {isForStaff ? copy().openAdminPanel : copy().openClientPortal}
        </ButtonLink>
      </EmailLayout>
    ),
  }
}
