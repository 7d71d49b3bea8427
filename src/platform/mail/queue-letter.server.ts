import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { inLocale } from '#platform/locale.server.ts'
import type { Locale } from '#platform/locale.ts'
import { insertLetter } from './letter-db.server.ts'
import type { LetterTopic } from './letter-topics.ts'
import { type LetterAttachment, letterAttachment, letterFault } from './mail.ts'
import { findReading } from './reader-db.server.ts'
import { renderLetter } from './render-letter.server.ts'
import type { StaffEvent } from './staff-letters.ts'

/** How often a letter is tried, with growing pauses: about three days in all. */
export const letterAttempts = 20

/** Where the letters about the topic of one are ended; nobody but its reader knows its number. */
export function stopPath(letterId: string): string {
  return `/letters/${letterId}/stop`
}

/** Sends the letter of this id. */
export const sendLetterJob = defineJob('send-letter', z.object({ letterId: z.uuid() }))

/** The body is made of the parts in `letter-parts.tsx`. */
export type LetterText = { subject: string; body: ReactNode }

export type LetterToQueue = {
  /** Said in the locale of its reader, and so by a function. `letterId` is what `stopPath` wants to know. */
  letter: (about: { letterId: string }) => LetterText
  /** Names the event that causes the letter, such as `order-paid:17`: one event, one letter, however often it is told. */
  eventKey: string
  to: string
  /** True when the text holds a link that opens something: it is then forgotten once it was sent. */
  isConfidential?: boolean
  /** For so long it is kept before it is sent; until then `takeBackLetters` takes it away. */
  heldMs?: number
  /** For letters of a list: where a mail program ends the subscription (`Letter.unsubscribeUrl`). */
  unsubscribeUrl?: string
  attachment?: LetterAttachment
  /** From then on it is not sent any more: a reminder of what has begun helps nobody. */
  uselessAfter?: Date
  /** Where an answer goes, when that is not the sender: one plain address. */
  replyTo?: string
  /** What its reader may have chosen not to get, or to get once a day; without it the letter always comes. */
  topic?: LetterTopic
  /** To a member of staff: what it is about, where the firm may choose how such letters come. */
  staffEvent?: StaffEvent
}

/**
 * Writes a letter and the job that sends it as part of the caller's transaction. Resolves with false when the event has
 * had its letter already, or its reader wants none of this topic. Throws when address, subject or address to unsubscribe cannot stand in a mail header.
 */
export async function queueLetter(tx: Db | Tx, queued: LetterToQueue): Promise<boolean> {
  const { choice, locale } = await findReading(tx, queued)
  if (choice === 'off') return false
  const id = randomUUID()
  const letter = { ...queued, ...(await sayIn(locale, queued, id)) }
  const fault = letterFault(letter) ?? (letter.replyTo ? letterFault({ ...letter, to: letter.replyTo }) : null)
  if (fault) throw new Error(`Letter ${letter.eventKey.slice(0, 100)}: ${fault}`)
  const letterId = await insertLetter(tx, {
    id,
    eventKey: letter.eventKey,
    toAddress: letter.to,
    subject: letter.subject,
    textBody: letter.text,
    htmlBody: letter.html,
    isConfidential: letter.isConfidential ?? false,
    unsubscribeUrl: letter.unsubscribeUrl ?? null,
    attachment: letter.attachment ? letterAttachment.parse(letter.attachment) : null,
    uselessAfter: letter.uselessAfter ?? null,
    replyTo: letter.replyTo ?? null,
    topic: letter.topic ?? null,
    state: choice === 'daily' ? 'held' : 'queued',
  })
  if (!letterId) return false
  if (choice === 'now') await sendLater(tx, letterId, letter.heldMs)
  return true
}

/** The letter in the words of its reader: whoever causes it may read in another language. */
function sayIn(locale: Locale, { letter }: LetterToQueue, letterId: string) {
  return inLocale(locale, async () => {
    const { subject, body } = letter({ letterId })
    return { subject, ...(await renderLetter(body)) }
  })
}

/** Puts the sending of a letter into the queue, in place of what waits there for it. */
export async function sendLater(tx: Db | Tx, letterId: string, delayMs?: number): Promise<void> {
  // More tries than the letter has: a program that dies while it sends uses one up without counting it.
  const maxAttempts = letterAttempts + 10
  await enqueue(tx, sendLetterJob, { letterId }, { key: `letter:${letterId}`, maxAttempts, delayMs })
}
