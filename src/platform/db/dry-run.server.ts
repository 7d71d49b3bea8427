import { AsyncLocalStorage } from 'node:async_hooks'

const dryRunStorage = new AsyncLocalStorage<true>()

class Withdrawn extends Error {
  override name = 'Withdrawn'
}

/** Runs use cases and returns their result, but rolls back every transaction with its events, jobs and emails. */
export function dryRun<Result>(work: () => Promise<Result>): Promise<Result> {
  return dryRunStorage.run(true, work)
}

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
