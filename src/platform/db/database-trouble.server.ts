/**
 * `unreachable`: no connection, or one that broke or went silent. `busy`: the server or the pool has no place free, or
 * something is held by somebody else. `slow`: one statement took too long.
 */
export type DatabaseTrouble = 'unreachable' | 'busy' | 'slow'

const troubleOfCode: Record<string, DatabaseTrouble> = {
  '25P03': 'unreachable',
  '25P04': 'unreachable',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'slow',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
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
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.message === noPlaceFree) return 'busy'
    if ('severity' in each && 'code' in each) {
      const code = String(each.code)
      return troubleOfCode[code] ?? (code.startsWith('08') ? 'unreachable' : null)
    }
    if (fromConnecting.has(each) || brokenConnection.test(each.message)) return 'unreachable'
  }
  return null
}
