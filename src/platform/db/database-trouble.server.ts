import { causesOf, codeOf } from '#platform/causes.ts'

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

/** Marks an error as raised while connecting to the database: `ECONNREFUSED` alone could come from any server. */
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
