import type { Logger } from 'pino'

/** Ends one part of the program; nothing where that part was never started. */
export type End = () => Promise<unknown> | undefined

/**
 * Ends the parts of the program one after the other, from the front, taking each out of `ends` first: none is ended
 * twice, also when a start that is still under way adds its own meanwhile. One that fails does not keep the others.
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
