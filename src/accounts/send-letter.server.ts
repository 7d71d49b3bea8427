import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import type { AccountLetter } from './letters.tsx'
import { insertLink, type Link, newToken } from './links-db.server.ts'

/** How long a client's invitation works. */
export const invitationMinutes = 30 * 24 * 60

/** An address of this site, with a token where the page takes one. */
export function addressOf({ config }: Pick<Services, 'config'>, path: string, token?: string): string {
  const url = new URL(path, config.PUBLIC_URL)
  if (token !== undefined) url.searchParams.set('token', token)
  return url.href
}

export type Outgoing = {
  to: string
  /** Said in the locale of its reader. */
  letter: () => AccountLetter
  /** What caused the letter; without it the letter is an event of its own. */
  eventKey?: string
  isConfidential?: boolean
}

/** Queues a letter about an account as part of the caller's transaction. False when its event had its letter before. */
export function sendAccountLetter(
  tx: Db | Tx,
  { to, letter, eventKey, isConfidential = false }: Outgoing,
): Promise<boolean> {
  return queueLetter(tx, { to, letter, eventKey: `account:${eventKey ?? randomUUID()}`, isConfidential })
}

export type LinkLetter = {
  link: Link
  /** The page that takes the token. */
  path: string
  minutes: number
  letter: (url: string) => AccountLetter
  to: string
  eventKey?: string
}

/** Queues a letter with a link that works once. False, and no link, when its event had its letter before. */
export async function sendLink(
  tx: Db | Tx,
  services: Pick<Services, 'config' | 'now'>,
  wanted: LinkLetter,
): Promise<boolean> {
  const { link, path, minutes, letter, to, eventKey } = wanted
  const token = newToken()
  const isNew = await sendAccountLetter(tx, {
    letter: () => letter(addressOf(services, path, token)),
    to,
    eventKey,
    isConfidential: true,
  })
  const now = services.now()
  if (isNew) await insertLink(tx, token, link, now, new Date(now.getTime() + minutes * 60_000))
  return isNew
}
