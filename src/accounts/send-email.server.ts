import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type OwnEmail, type OwnText, ownText } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import type { AccountEmail } from './account-emails.tsx'
import { insertLink, type Link } from './registration/links-db.server.ts'
import { newToken } from './tokens.server.ts'

export const invitationMinutes = 30 * 24 * 60

export function addressOf({ config }: Pick<Services, 'config'>, path: string, token?: string): string {
  const url = new URL(path, config.PUBLIC_URL)
  if (token !== undefined) url.searchParams.set('token', token)
  return url.href
}

/** `emailContent` is written in the recipient's language, for confirmed addresses only; `email` may go to any address. */
type WrittenAs = { emailContent: () => AccountEmail; email?: undefined } | { email: OwnEmail; emailContent?: undefined }

export type Outgoing = WrittenAs & {
  to: string
  /** Idempotency key: calls with the same key send only one email. Without a key, every call sends one. */
  eventKey?: string
  isConfidential?: boolean
  wasVerified?: boolean
}

/** Queues an account email in the caller's transaction. False if an email with this `eventKey` already exists. */
export function sendAccountEmail(
  tx: Db | Tx,
  { eventKey, isConfidential = false, ...outgoing }: Outgoing,
): Promise<boolean> {
  return queueEmail(tx, { ...outgoing, eventKey: `account:${eventKey ?? randomUUID()}`, isConfidential })
}

export type LinkEmail = {
  link: Link
  path: string
  minutes: number
  to: string
  eventKey?: string
  wasVerified?: boolean
} & (
  | { emailContent: (url: string) => AccountEmail; email?: undefined }
  | { email: (url: OwnText) => OwnEmail; emailContent?: undefined }
)

/** Creates a single-use link for an email that the caller queues. The email is then confidential. */
export async function newLink(
  tx: Db | Tx,
  services: Pick<Services, 'config' | 'now'>,
  { link, path, minutes }: Pick<LinkEmail, 'link' | 'path' | 'minutes'>,
): Promise<OwnText> {
  const token = newToken()
  const now = services.now()
  await insertLink(tx, token, link, now, new Date(now.getTime() + minutes * 60_000))
  return ownText(addressOf(services, path, token))
}

/** Creates a single-use link and queues its email. False, without effect, if the `eventKey` was used before. */
export async function sendLink(
  tx: Db | Tx,
  services: Pick<Services, 'config' | 'now'>,
  requested: LinkEmail,
): Promise<boolean> {
  const { link, path, minutes, to, eventKey, wasVerified } = requested
  const token = newToken()
  const url = ownText(addressOf(services, path, token))
  const { email, emailContent } = requested
  const text = email ? { email: email(url) } : { emailContent: () => emailContent(url) }
  const isNew = await sendAccountEmail(tx, { ...text, to, eventKey, wasVerified, isConfidential: true })
  const now = services.now()
  if (isNew) await insertLink(tx, token, link, now, new Date(now.getTime() + minutes * 60_000))
  return isNew
}
