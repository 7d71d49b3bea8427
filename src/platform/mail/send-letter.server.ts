import type { Services } from '#platform/services.ts'
import { emptyLetter, lockQueuedLetter, saveLetterAttempt } from './letter-db.server.ts'
import { LetterRefused, MailResting } from './mail.ts'
import { letterAttempts, sendLater } from './queue-letter.server.ts'

type Needs = Pick<Services, 'db' | 'mail' | 'now' | 'config' | 'log'>

/**
 * Sends one queued letter, holding its row, so that of two runs one sends and the other sees that it was done. A failure
 * is kept with the letter and thrown, for the queue to try again; a letter refused for good, or tried often enough, is
 * marked as failed instead. While mail is resting the letter waits and no try is counted. The Message-ID is the same in
 * every try.
 */
export async function sendLetter({ db, mail, now, config, log }: Needs, letterId: string): Promise<void> {
  const failure = await db.transaction().execute(async (tx) => {
    const letter = await lockQueuedLetter(tx, letterId)
    if (!letter) return null
    const messageId = `<${letter.id}@${new URL(config.PUBLIC_URL).hostname}>`
    const attempts = letter.attempts + 1
    try {
      await mail.send({
        to: letter.toAddress,
        subject: letter.subject,
        text: letter.textBody,
        html: letter.htmlBody,
        messageId,
        unsubscribeUrl: letter.unsubscribeUrl,
      })
    } catch (error) {
      if (error instanceof MailResting) {
        await sendLater(tx, letterId, error.milliseconds)
        return null
      }
      const isFinal = error instanceof LetterRefused || attempts >= letterAttempts
      const state = isFinal ? 'failed' : 'queued'
      await saveLetterAttempt(tx, letterId, { state, attempts, lastError: words(error), messageId, sentAt: null })
      return { error, isFinal }
    }
    await saveLetterAttempt(tx, letterId, { state: 'sent', attempts, lastError: null, messageId, sentAt: now() })
    if (letter.isConfidential && !mail.keepsLetters) await emptyLetter(tx, letterId)
    return null
  })
  if (failure?.isFinal) log.error({ err: failure.error, letterId }, 'a letter could not be sent and is given up')
  else if (failure)
    throw new Error(`Letter ${letterId} was not sent: ${words(failure.error)}`, { cause: failure.error })
}

function words(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000)
}
