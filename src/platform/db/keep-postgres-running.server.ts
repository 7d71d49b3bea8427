import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EmbeddedPostgres } from './embedded-postgres.server.ts'

const pollMs = 500

export function keepPostgresRunning(
  server: Pick<EmbeddedPostgres, 'isListening' | 'startAgain'>,
  log: Logger,
): { stop(): void } {
  const ending = new AbortController()
  const { signal } = ending
  const look = async () => {
    if ((await server.isListening()) || signal.aborted) return
    log.error('the embedded database stopped and is being restarted')
    await server.startAgain()
    log.info('the embedded database is running again')
  }
  const keep = async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => log.warn({ err: error }, 'the embedded database could not be started'))
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  void keep()
  return { stop: () => ending.abort() }
}
