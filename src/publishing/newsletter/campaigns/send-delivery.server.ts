import { insertSentCopy } from '#platform/mail/email-db.server.ts'
import { EmailInDoubt, EmailPostponed, EmailRefused, MailerUnavailable } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'
import { leaveTokenOf } from '#publishing/newsletter/change-preferences.server.ts'
import { saveStopped } from '#publishing/newsletter/subscriber-db.server.ts'
import { tokenLocation, variantOf } from './campaign.ts'
import type { Campaign, Rendered } from './campaign-db.server.ts'
import { waitAfter } from './delivery.ts'
import { type ClaimedDelivery, findSkipReason, handOver, settleDelivery } from './delivery-db.server.ts'

type SendDeliveryDeps = Pick<Services, 'db' | 'now' | 'mail' | 'config' | 'secretKey' | 'log'>
type Emails = { campaign: Campaign; rendered: Rendered }
export type Sent = 'sent' | 'refused' | 'postponed' | 'doubt' | 'skipped' | 'away'

/**
 * Sends an email at most once. The state `handed` is saved just before the mail server can accept the email: after a
 * crash before that, the email is sent again; after a later crash it is not, because it may have arrived.
 */
export async function sendDelivery(
  deps: SendDeliveryDeps,
  { campaign, rendered }: Emails,
  held: ClaimedDelivery,
): Promise<Sent> {
  if (held.email === null) return skip(deps, campaign, held)
  const emailContent = emailFor(deps, { campaign, rendered }, held)
  if (!emailContent) return skip(deps, campaign, held)
  const way: { stopped: boolean; handed: boolean } = { stopped: false, handed: false }
  const handingOver = async () => {
    way.handed = await handOver(deps.db, held)
    way.stopped = !way.handed
    if (way.stopped) throw new Error('This letter must not go out any more')
  }
  try {
    await deps.mail.send(emailContent, { handingOver })
  } catch (error) {
    return way.stopped ? skip(deps, campaign, held) : settleFailure(deps, held, error, way.handed)
  }
  await noteSent(deps, held, emailContent)
  return 'sent'
}

function emailFor(
  { config, secretKey }: SendDeliveryDeps,
  { campaign, rendered }: Emails,
  { id, email, topics }: ClaimedDelivery,
) {
  const variant = rendered[variantOf(campaign, topics)]
  if (!variant || email === null) return null
  const token = leaveTokenOf({ secretKey }, email)
  return {
    to: email,
    subject: campaign.subject,
    html: variant.html.replaceAll(tokenLocation, token),
    text: variant.text.replaceAll(tokenLocation, token),
    messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
    unsubscribeUrl: `${config.PUBLIC_URL}/newsletter/leave?token=${token}`,
  }
}

type OutgoingEmail = NonNullable<ReturnType<typeof emailFor>>

async function noteSent(
  { db, mail, now }: SendDeliveryDeps,
  held: ClaimedDelivery,
  emailContent: OutgoingEmail,
): Promise<void> {
  const settled = { state: 'sent', sentAt: now() } as const
  if (!mail.keepsEmails) return void (await settleDelivery(db, held, settled))
  await db.transaction().execute(async (tx) => {
    const isOurs = await settleDelivery(tx, held, settled)
    if (isOurs) await insertSentCopy(tx, `campaign:${held.id}`, emailContent, now())
  })
}

async function skip({ db }: SendDeliveryDeps, { id }: Campaign, held: ClaimedDelivery): Promise<Sent> {
  await settleDelivery(db, held, { state: 'skipped', outcome: await findSkipReason(db, id, held) })
  return 'skipped'
}

async function settleFailure(
  deps: SendDeliveryDeps,
  held: ClaimedDelivery,
  error: unknown,
  isHanded: boolean,
): Promise<Sent> {
  const { db, now, log } = deps
  const outcome = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  if (error instanceof EmailInDoubt) {
    void followDoubt(deps, held, error)
    return 'doubt'
  }
  if (error instanceof EmailRefused) {
    await settleRefused(deps, held, error, outcome)
    return 'refused'
  }
  if (error instanceof EmailPostponed) {
    const waitMs = waitAfter(held.attempts)
    if (waitMs === null) await settleDelivery(db, held, { state: 'refused', outcome })
    else await settleDelivery(db, held, { state: 'waiting', outcome, dueAt: new Date(now().getTime() + waitMs) })
    return waitMs === null ? 'refused' : 'postponed'
  }
  if (isHanded) {
    await settleDelivery(db, held, { state: 'doubt', outcome })
    return 'doubt'
  }
  if (!(error instanceof MailerUnavailable)) log.warn({ err: error, delivery: held.id }, 'letters to subscribers wait')
  await settleDelivery(db, held, { state: 'waiting', outcome, attempts: held.attempts - 1 })
  return 'away'
}

async function settleRefused(
  { db, now }: SendDeliveryDeps,
  held: ClaimedDelivery,
  error: EmailRefused,
  outcome: string,
) {
  await db.transaction().execute(async (tx) => {
    await settleDelivery(tx, held, { state: 'refused', outcome })
    if (error.isMailboxGone && held.subscriberId)
      await saveStopped(tx, held.subscriberId, { state: 'bounced', reason: outcome, at: now() })
  })
}

async function followDoubt(deps: SendDeliveryDeps, held: ClaimedDelivery, { outcome }: EmailInDoubt): Promise<void> {
  const { db, now, log } = deps
  await outcome
    .then(
      async () => void (await settleDelivery(db, held, { state: 'sent', sentAt: now() })),
      async (error: unknown) => void (await settleFailure(deps, held, error, true)),
    )
    .catch((error: unknown) => log.warn({ err: error, delivery: held.id }, 'the end of a letter could not be noted'))
}
