import type { Logger } from 'pino'

export type End = () => Promise<unknown> | undefined

/** Ends all parts in order. Removes each from `ends` first, so that none ends twice while startup is adding parts. */
export async function endInOrder(ends: End[], log: Pick<Logger, 'error'>): Promise<void> {
  for (let end = ends.shift(); end; end = ends.shift()) {
    try {
      await end()
    } catch (err) {
      log.error({ err }, 'a part of the program could not be ended')
    }
  }
}
