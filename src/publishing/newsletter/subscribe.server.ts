import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db/database.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { emailError, mailboxKey } from '#platform/mail/mail.ts'
import { type OwnEmail, ownText } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { noteLeft } from './campaigns/delivery-db.server.ts'
import { hashOf, leaveTokenOf } from './change-preferences.server.ts'
import { namesOf, subscriptionKnown, subscriptionToConfirm } from './newsletter-emails.tsx'
import {
  findByConfirmToken,
  findByLeaveToken,
  lockSubscriberByEmail,
  type Subscriber,
  saveConfirmed,
  saveLeft,
  saveRequest,
} from './subscriber-db.server.ts'
import { answerTo, consentVersion, knownTopics, pendingDays, type SubscribeInput } from './subscription.ts'

const requestsOfAddress: Limit = { name: 'newsletter-address', points: 10, seconds: 60 * 60 }
const emailsOfMailbox: Limit = { name: 'newsletter-mailbox', points: 3, seconds: 24 * 60 * 60 }

type SubscribeDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'secretKey'>
export type SubscribeOutcome = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Sends at most three confirmation emails a day per address. Privacy: the response hides who is subscribed. */
export async function subscribe(services: SubscribeDeps, input: SubscribeInput, ip: string): Promise<SubscribeOutcome> {
  const counted = await countUse(services.pool, requestsOfAddress, networkOf(ip))
  if (!counted.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: counted.retryAfterSeconds }
  const mailbox = await countUse(services.pool, emailsOfMailbox, hashOf(mailboxKey(input.email)))
  if (!mailbox.ok || emailError({ to: input.email, subject: 'Newsletter' })) return { ok: true }
  await services.db.transaction().execute(async (tx) => {
    const known = await lockSubscriberByEmail(tx, input.email)
    const isNewTopic = !known?.topics.includes(input.topic)
    const answer = answerTo(known?.state ?? null, isNewTopic)
    if (answer === 'silence') return
    if (answer === 'known' && known) return remind(tx, services, known)
    await askToConfirm(tx, services, input, known, ip)
  })
  return { ok: true }
}

async function askToConfirm(
  tx: Tx,
  services: SubscribeDeps,
  input: SubscribeInput,
  known: Subscriber | null,
  ip: string,
): Promise<void> {
  const now = services.now()
  const confirm = randomBytes(32).toString('base64url')
  const leave = leaveTokenOf(services, input.email)
  const isRunning = known?.state === 'confirmed'
  const isPending = known?.state === 'pending'
  const requested = knownTopics([...(isPending ? known.topics : (known?.requestedTopics ?? [])), input.topic])
  await saveRequest(tx, {
    id: known?.id ?? randomUUID(),
    email: input.email,
    name: input.name ?? known?.name ?? null,
    topics: isRunning ? known.topics : requested,
    requestedTopics: isRunning ? requested : [],
    state: isRunning ? 'confirmed' : 'pending',
    confirmTokenHash: hashOf(confirm),
    confirmUntil: new Date(now.getTime() + pendingDays * 24 * 60 * 60 * 1000),
    leaveTokenHash: hashOf(leave),
    consentVersion,
    consentIp: ip,
    requestedAt: now,
  })
  const leaveUrl = addressOf(services, 'leave', leave)
  const confirmUrl = ownText(addressOf(services, 'confirm', confirm))
  const email = subscriptionToConfirm({ topics: namesOf(requested), confirmUrl, leaveUrl: ownText(leaveUrl) })
  await send(tx, input.email, email, leaveUrl)
}

async function remind(tx: Tx, services: SubscribeDeps, known: Subscriber): Promise<void> {
  const token = leaveTokenOf(services, known.email)
  const leaveUrl = addressOf(services, 'leave', token)
  const preferencesUrl = ownText(addressOf(services, 'preferences', token))
  const email = subscriptionKnown({ topics: namesOf(known.topics), leaveUrl: ownText(leaveUrl), preferencesUrl })
  await send(tx, known.email, email, leaveUrl)
}

async function send(tx: Tx, to: string, email: OwnEmail, unsubscribeUrl: string): Promise<void> {
  const eventKey = `newsletter:${randomUUID()}`
  await queueEmail(tx, { email, eventKey, to, unsubscribeUrl, isConfidential: true })
}

export function findSubscription(
  { db, now }: Pick<SubscribeDeps, 'db' | 'now'>,
  step: 'confirm' | 'leave',
  token: string,
): Promise<Subscriber | null> {
  return step === 'confirm' ? findByConfirmToken(db, hashOf(token), now()) : findByLeaveToken(db, hashOf(token))
}

/** Confirms or ends a subscription; returns false if the link is no longer valid. */
export function execute(
  { db, now }: Pick<SubscribeDeps, 'db' | 'now'>,
  step: 'confirm' | 'leave',
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found =
      step === 'confirm'
        ? await findByConfirmToken(tx, hashOf(token), now())
        : await findByLeaveToken(tx, hashOf(token))
    const current = found && (await lockSubscriberByEmail(tx, found.email))
    if (!current) return false
    if (step === 'leave') {
      if (current.state === 'confirmed') await noteLeft(tx, current.id, now())
      await saveLeft(tx, current.id, now())
    } else if (current.state !== 'pending' && current.state !== 'confirmed') return false
    else await saveConfirmed(tx, current.id, knownTopics([...current.topics, ...current.requestedTopics]), now())
    return true
  })
}

function addressOf(
  { config }: Pick<SubscribeDeps, 'config'>,
  step: 'confirm' | 'leave' | 'preferences',
  token: string,
): string {
  return `${config.PUBLIC_URL}/newsletter/${step}?token=${token}`
}
