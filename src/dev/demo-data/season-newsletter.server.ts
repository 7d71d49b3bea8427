import type { Services } from '#platform/services.ts'
import { emailForm } from '#publishing/newsletter/campaigns/campaign.ts'
import { beginEmail, writeLetter } from '#publishing/newsletter/campaigns/write-campaign-email.server.ts'
import { execute, subscribe } from '#publishing/newsletter/subscribe.server.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { tokenFromEmail } from './demo-people.server.ts'
import { actorOf, type Staff } from './steps.server.ts'

const readers = [
  'Anke Vogel',
  'Brian Cole',
  'Celia Duarte',
  'Daniel Osei',
  'Elin Strand',
  'Fatima Zahra',
  'Georg Huber',
]

/** Readers who subscribed in the past months, one of them unconfirmed, and a newsletter that is being written. */
export async function fillNewsletter(services: Services, { admin }: Staff): Promise<void> {
  for (const [at, name] of readers.entries()) {
    const then = asOf(services, daysAgo(services.now(), at * 23 + 1))
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
    await subscribe(then, { email, name, topic: at % 2 === 0 ? 'news' : 'articles' }, `203.0.113.${at + 1}`)
    if (at > 0) await execute(then, 'confirm', await tokenFromEmail(services, email))
  }
  const actor = actorOf(admin)
  const id = await beginEmail(services, actor)
  const introduction = 'The year ends soon: what still lowers the tax of this year, and which dates to keep in mind.'
  const submitted = emailForm.parse({ subject: 'Before the year ends', introduction, topics: ['news'], paths: [] })
  await writeLetter(services, { id, version: 1, submitted, published: [], actor })
}
