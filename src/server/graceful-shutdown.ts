import type { Logger } from 'pino'

export type End = () => Promise<unknown> | undefined

/**
 * Calls the functions in `ends`, each of which shuts down one part of the program. Each is removed from the list before
 * it is called, so that it is not called twice if startup is still adding functions.
 */
export async function endInOrder(ends: End[], log: Pick<Logger, 'error'>): Promise<void> {
  for (let end = ends.shift(); end; end = ends.shift()) {
    try {
      await end()
    } catch (err) {
      log.error({ err }, 'a part of the program could not be ended')
    }
  }
}
