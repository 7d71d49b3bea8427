import { AsyncLocalStorage } from 'node:async_hooks'

const dryRunStorage = new AsyncLocalStorage<true>()

/** Ends a rehearsed transaction, so that the database takes it back. */
class Withdrawn extends Error {
  override name = 'Withdrawn'
}

/**
 * Runs use cases to learn what they would answer: each transaction that begins inside is taken back at its end, with all
 * that it wrote, its events, jobs and letters. Only for what writes inside of transactions.
 */
export function dryRun<Result>(work: () => Promise<Result>): Promise<Result> {
  return dryRunStorage.run(true, work)
}

/** Runs one transaction; inside of a rehearsal it answers what it would have, and is taken back. */
export async function inDryRun<Result>(
  transaction: (end: (result: Result) => void) => Promise<Result>,
): Promise<Result> {
  if (!dryRunStorage.getStore()) return transaction(() => undefined)
  const answers: { result: Result }[] = []
  try {
    return await transaction((result) => {
      answers.push({ result })
      throw new Withdrawn()
    })
  } catch (thrown) {
    const [answer] = answers
    if (thrown instanceof Withdrawn && answer) return answer.result
    throw thrown
  }
}
