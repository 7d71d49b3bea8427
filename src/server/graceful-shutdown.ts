import type { Logger } from 'pino'

export type End = () => Promise<unknown> | undefined

/** Graceful shutdown. Removes each part first, so that none is ended twice, even while startup adds parts. */
export async function endInOrder(ends: End[], log: Pick<Logger, 'error'>): Promise<void> {
  for (let end = ends.shift(); end; end = ends.shift()) {
    try {
      await end()
    } catch (err) {
      log.error({ err }, 'a part of the program could not be ended')
    }
  }
}
