/** What an error while the database is opened means for the operator, in one line; null for errors of another kind. */
export function databaseFault(error: unknown, url: string | undefined): string | null {
  const [code, message] = codeOf(error)
  const where = url && URL.canParse(url) ? ` at ${new URL(url).host}` : ''
  const why = reasons[code]
  if (why) return `DATABASE_URL: ${why}${where} (${message})`
  if (/^(timeout exceeded|Connection terminated)/.test(message)) return `DATABASE_URL: no answer${where} (${message})`
  return null
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'no database listens',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be found',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'the host cannot be reached',
  '28P01': 'the password is wrong',
  '28000': 'this role may not connect',
  '3D000': 'there is no such database',
  '53300': 'the database takes no more connections',
  '57P03': 'the database is still starting',
}

function codeOf(error: unknown): [code: string, message: string] {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return ['', '']
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code in reasons || !error.cause ? [code, error.message] : codeOf(error.cause)
}
