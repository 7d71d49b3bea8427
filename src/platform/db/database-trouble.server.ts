import { causesOf, codeOf } from '#platform/causes.ts'

/**
 * `unreachable`: no connection, or one that broke or went silent. `busy`: the server or the pool has no place free, or
 * something is held by somebody else. `slow`: one statement took too long. `full`: its disk is.
 */
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

/** Notes that an error came from reaching the database: `ECONNREFUSED` alone could be about any server. */
export function noteConnectingFailed(error: unknown): void {
  if (typeof error === 'object' && error !== null) fromConnecting.add(error)
}

/** What is the matter with the database, told by an error or what caused it; null when the error is about something else. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (const each of causesOf(error)) {
    const code = codeOf(each)
    if (each.message === noPlaceFree) return 'busy'
    if (troubleOfCode[code]) return troubleOfCode[code]
    if (/^08\w{3}$/.test(code) || brokenConnection.test(each.message)) return 'unreachable'
    // The server answered, even to the attempt to connect: it is about what was asked.
    if ('severity' in each) return null
    if (fromConnecting.has(each)) return 'unreachable'
  }
  return null
}
