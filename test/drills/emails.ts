import type { Delivery } from '#test/mail/smtp-stand-in.ts'
import type { Site } from './site.ts'

type Emails = { arrived: Map<string, number>; rows: { id: string; state: string; key: string }[]; toReaders: Reader[] }
type Reader = { id: string; state: string }

/** An email may arrive twice under the same Message-ID (Decision 019), but a newsletter may not. */
export async function emailErrors(site: Site, deliveries: Delivery[], say: (line: string) => void): Promise<string[]> {
  const { arrived, rows, toReaders } = await emailsOf(site, deliveries)
  const has = ({ id }: { id: string }) => arrived.has(id)
  const lost = rows.filter((row) => row.state === 'sent' && !has(row)).length
  // An email about a rejection is sent only after the period in which staff can undo the rejection.
  const isHeld = (key: string) => key.startsWith('document-rejected:')
  const waiting = rows.filter((row) => row.state !== 'sent' && !has(row) && !isHeld(row.key))
  const known = new Set([...rows, ...toReaders].map(({ id }) => id))
  const strange = [...arrived.keys()].filter((id) => !known.has(id)).length
  const again = deliveries.length - arrived.size
  say(`${arrived.size} emails arrived, ${again} of them repeated under the same Message-ID`)
  const doubt = toReaders.filter(({ state }) => state === 'handed' || state === 'doubt').length
  if (toReaders.length > 0) say(`${toReaders.length} emails to subscribers, ${doubt} of them in doubt`)
  return [
    ...(lost > 0 ? [`${lost} emails are marked as sent but did not arrive`] : []),
    ...waiting.map(({ state, key }) => `a email still waits: ${state}, ${key}`),
    ...(strange > 0 ? [`${strange} emails arrived under an unknown Message-ID`] : []),
    ...toReaders.flatMap(({ id, state }) => readerError(state, arrived.get(id) ?? 0) ?? []),
  ]
}

/**
 * If the sending process is killed while the mail server replies, it is unknown whether the newsletter was sent. It is
 * never resent automatically.
 */
function readerError(state: string, times: number): string | null {
  if (times > 1) return `a subscriber got an email ${times} times`
  if (state === 'sent' && times === 0) return 'an email to a subscriber is marked as sent but did not arrive'
  const mayHave = state === 'sent' || state === 'handed' || state === 'doubt'
  return times === 1 && !mayHave ? `an email that a subscriber received is marked as ${state}` : null
}

async function emailsOf(site: Site, deliveries: Delivery[]): Promise<Emails> {
  const arrived = new Map<string, number>()
  for (const { raw } of deliveries) {
    const id = /^message-id:\s*<([^@>]+)/im.exec(raw)?.[1] ?? ''
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
  }
  const rows = await site.ask<Emails['rows'][number]>('select id, state, event_key as key from emails')
  return { arrived, rows, toReaders: await site.ask<Reader>('select id, state from campaign_deliveries') }
}
