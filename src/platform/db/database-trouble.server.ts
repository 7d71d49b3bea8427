import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const timeoutMs = 8_000

const words: Record<string, string> = {
  ECONNREFUSED: 'no server is listening at this address',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
  EHOSTUNREACH: 'the host cannot be reached',
}

/** `unreachable`: no connection, or a broken one. `busy`: no free connection, or lock timeout. `full`: disk full. */
export type DatabaseTrouble = 'unreachable' | 'busy' | 'slow' | 'full'

const troubleOfCode: Record<string, DatabaseTrouble> = {
  '25P03': 'unreachable',
  '25P04': 'unreachable',
  '53000': 'busy',
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'slow',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
}
const brokenConnection =
  /^(Connection terminated|Query read timeout|Client (has encountered|was closed)|timeout expired)/
const noPlaceFree = 'timeout exceeded when trying to connect'

const fromConnecting = new WeakSet<object>()

/** Marks an error as raised while connecting to the database, because `ECONNREFUSED` could come from any server. */
export function noteConnectingFailed(error: unknown): void {
  if (typeof error === 'object' && error !== null) fromConnecting.add(error)
}

export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (const each of causesOf(error)) {
    const code = codeOf(each)
    if (each.message === noPlaceFree) return 'busy'
    if (troubleOfCode[code]) return troubleOfCode[code]
    if (/^08\w{3}$/.test(code) || brokenConnection.test(each.message)) return 'unreachable'
    // PostgreSQL itself reported this error (perhaps while connecting), so the database is reachable.
    if ('severity' in each) return null
    if (fromConnecting.has(each)) return 'unreachable'
  }
  return null
}

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

/** True if the server responded and a retry is useless: the password is wrong or the database is missing. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code))
}

function placeOf(pool: pg.Pool): string {
  const text = String(pool.options.connectionString)
  if (!URL.canParse(text)) return '(its address cannot be read)'
  const { hostname, port, pathname } = new URL(text)
  return `${pathname.slice(1)} at ${hostname}:${port || 5432}`
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (words[code]) return `${words[code]} (${code})`
  if (!(error instanceof Error)) return String(error)
  return /timeout|terminated/i.test(error.message) ? 'it accepts the connection but does not respond' : error.message
}

/** Lists an error and its causes, outermost first. Each error of an `AggregateError` is followed by its own causes. */
export function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 8) return []
  const several = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...several].flatMap((cause: unknown) => causesOf(cause, depth + 1))]
}

export function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
