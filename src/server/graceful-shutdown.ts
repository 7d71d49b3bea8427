import type { Logger } from 'pino'

export type End = () => Promise<unknown> | undefined

/** Removes and runs the first function until none is left, because startup may still insert functions at the front. */
export async function endInOrder(ends: End[], log: Pick<Logger, 'error'>): Promise<void> {
  for (let end = ends.shift(); end; end = ends.shift()) {
    try {
      await end()
    } catch (err) {
      log.error({ err }, 'a part of the application could not be shut down')
    }
  }
}
