import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { databaseTrouble } from './database-trouble.server.ts'

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const timeoutMs = 8_000

/** Resolves once the database responds; waits up to eight seconds. */
export async function reachDatabase(pool: pg.Pool): Promise<void> {
  const until = performance.now() + timeoutMs
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (cause) {
      const mayCome = databaseTrouble(cause) !== null && !isRefusal(cause)
      if (!mayCome || performance.now() >= until)
        throw new DatabaseUnavailable(`The database ${placeOf(pool)} cannot be used: ${reasonOf(cause)}`, { cause })
      await pause(500)
    }
  }
}

/** True if the server responded and a retry is useless, because the password is wrong or the database is missing. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code))
}

function placeOf(pool: pg.Pool): string {
  const text = String(pool.options.connectionString)
  if (!URL.canParse(text)) return '(its address cannot be read)'
  const { hostname, port, pathname } = new URL(text)
  return `${pathname.slice(1)} at ${hostname}:${port || 5432}`
}

const words: Record<string, string> = {
  ECONNREFUSED: 'no server is listening at this address',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
  EHOSTUNREACH: 'the host cannot be reached',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (words[code]) return `${words[code]} (${code})`
  if (!(error instanceof Error)) return String(error)
  return /timeout|terminated/i.test(error.message) ? 'it accepts the connection but does not respond' : error.message
}
