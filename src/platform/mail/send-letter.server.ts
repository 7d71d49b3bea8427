import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { emptyLetter, lockQueuedLetter, saveLetterAttempt } from './letter-db.server.ts'
import { LetterInDoubt, LetterRefused, letterAttachment, MailAway, MailResting } from './mail.ts'
import { letterAttempts, sendLater, stopPath } from './queue-letter.server.ts'

type Needs = Pick<Services, 'db' | 'mail' | 'now' | 'config' | 'log'>
type Queued = NonNullable<Awaited<ReturnType<typeof lockQueuedLetter>>>
type Failure = { error: unknown; isFinal: boolean }

/** For so long a letter waits for a mail server that is away; about as long as its own tries take. */
const longestWaitMs = 3 * 86_400_000
const marginMs = 30_000

/**
 * Sends one queued letter, holding its row, so that of two runs one sends and the other sees that it was done. A failure
 * is kept with the letter and thrown, for the queue to try again; a letter refused for good, or tried often enough, is
 * marked as failed instead. While the mail server is away the letter waits and no try is counted. A letter in doubt is
 * tried again only when the server can no longer take it. The Message-ID is the same in every try.
 */
export async function sendLetter(services: Needs, letterId: string): Promise<void> {
  const { db, mail, log } = services
  let doubt: LetterInDoubt | undefined
  const failure = await db.transaction().execute(async (tx): Promise<Failure | null> => {
    const letter = await lockQueuedLetter(tx, letterId)
    if (!letter) return null
    if (letter.uselessAfter && services.now() >= letter.uselessAfter) {
      await noteUseless(tx, services, letter)
      return null
    }
    try {
      await mail.send({
        to: letter.toAddress,
        subject: letter.subject,
        text: letter.textBody,
        html: letter.htmlBody,
        messageId: messageIdOf(services, letterId),
        unsubscribeUrl: letter.unsubscribeUrl ?? stopAddress(services, letter),
        attachment: letter.attachment === null ? null : letterAttachment.parse(letter.attachment),
        ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      })
    } catch (error) {
      if (error instanceof LetterInDoubt) doubt = error
      return noteFailure(tx, services, letter, error)
    }
    await noteSent(tx, services, letter, letter.attempts + 1)
    return null
  })
  if (doubt) void followDoubt(services, letterId, doubt)
  if (failure?.isFinal) log.error({ err: failure.error, letterId }, 'a letter could not be sent and is given up')
  else if (failure)
    throw new Error(`Letter ${letterId} was not sent: ${words(failure.error)}`, { cause: failure.error })
}

/** Where a mail program ends the letters about a topic. */
function stopAddress({ config }: Needs, { id, topic }: Queued): string | null {
  return topic === null ? null : new URL(stopPath(id), config.PUBLIC_URL).href
}

async function noteSent(tx: Tx, services: Needs, { id, isConfidential }: Queued, attempts: number): Promise<void> {
  const messageId = messageIdOf(services, id)
  await saveLetterAttempt(tx, id, { state: 'sent', attempts, lastError: null, messageId, sentAt: services.now() })
  if (isConfidential && !services.mail.keepsLetters) await emptyLetter(tx, id)
}

/** A letter that would come too late is given up without a word. */
async function noteUseless(tx: Tx, services: Needs, { id, attempts }: Queued): Promise<void> {
  const messageId = messageIdOf(services, id)
  await saveLetterAttempt(tx, id, { state: 'failed', attempts, lastError: 'too late', messageId, sentAt: null })
}

/** Keeps why a letter was not sent; resolves with what is to be told, or null when the letter only waits. */
async function noteFailure(tx: Tx, services: Needs, letter: Queued, error: unknown): Promise<Failure | null> {
  const { id, createdAt } = letter
  const isAway = error instanceof MailAway
  const attempts = letter.attempts + (isAway ? 0 : 1)
  const isOld = services.now().getTime() - createdAt.getTime() > longestWaitMs
  const isFinal = error instanceof LetterRefused || attempts >= letterAttempts || (isAway && isOld)
  if (!isFinal && (isAway || error instanceof LetterInDoubt))
    await sendLater(tx, id, error.milliseconds + (isAway ? 0 : marginMs))
  if (error instanceof MailResting && !isFinal) return null
  const change = { state: isFinal ? 'failed' : 'queued', attempts, lastError: words(error), sentAt: null } as const
  await saveLetterAttempt(tx, id, { ...change, messageId: messageIdOf(services, id) })
  if (isFinal || !(isAway || error instanceof LetterInDoubt)) return { error, isFinal }
  services.log.warn({ err: error, letterId: id }, 'a letter waits')
  return null
}

/** Waits, beside all other work, for what the mail server says of a letter that it has, and writes it down. */
async function followDoubt(services: Needs, letterId: string, { outcome }: LetterInDoubt): Promise<void> {
  const said = await outcome.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  await services.db
    .transaction()
    .execute(async (tx) => {
      const letter = await lockQueuedLetter(tx, letterId)
      if (!letter) return
      if (!said) await noteSent(tx, services, letter, letter.attempts)
      else if (said.error instanceof LetterRefused) await noteFailure(tx, services, letter, said.error)
      else await sendLater(tx, letterId, marginMs)
    })
    .catch((error: unknown) => services.log.warn({ err: error, letterId }, 'the end of a letter could not be noted'))
}

function messageIdOf({ config }: Pick<Needs, 'config'>, letterId: string): string {
  return `<${letterId}@${new URL(config.PUBLIC_URL).hostname}>`
}

function words(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000)
}
